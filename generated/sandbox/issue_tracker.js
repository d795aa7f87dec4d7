// @generated from spec/ by connector-gateway-spec. Do not edit.
export const data = {
  entities: {
    issues: {
      example: {
        data: {
          issue: {
            id: "1f0c5a52-0000-4000-8000-000000000101",
            identifier: "EXA-101",
            number: 101,
            title: "Search forgets its filters after a reload",
            description: "Set a filter and reload the page. All filters are gone.",
            priority: 2,
            state: { name: "In progress", type: "started" },
            assignee: { name: "Ada Example", email: "ada.example@example.test" },
            team: { id: "3f0c5a52-0000-4000-8000-000000000301", key: "EXA", name: "Example team" },
            project: { id: "2f0c5a52-0000-4000-8000-000000000201", name: "Faster search" },
            createdAt: "2025-03-04T09:12:45.120Z",
            updatedAt: "2025-03-06T16:40:02.310Z",
          },
        },
      },
      required: ["data"],
      element: "data.issue",
      identity: ["data.issue.id"],
      created: "data.issue.createdAt",
      updated: "data.issue.updatedAt",
      variations: [
        { path: "data.issue.id", vary: { kind: "count" } },
        { path: "data.issue.team.id", vary: { kind: "reference", entity: "teams" } },
        { path: "data.issue.team.key", vary: { kind: "same_as", field: "data.team.key", of: "data.issue.team.id" } },
        { path: "data.issue.team.name", vary: { kind: "same_as", field: "data.team.name", of: "data.issue.team.id" } },
        { path: "data.issue.project.id", vary: { kind: "reference", entity: "projects" } },
        { path: "data.issue.project.name", vary: { kind: "same_as", field: "data.project.name", of: "data.issue.project.id" } },
        { path: "data.issue.number", vary: { kind: "count" } },
        { path: "data.issue.identifier", vary: { kind: "text", text: "{data.issue.team.key}-{data.issue.number}" } },
        { path: "data.issue.priority", vary: { kind: "one_of", values: [0, 1, 2, 3, 4] } },
        { path: "data.issue.createdAt", vary: { kind: "time", step: 93600 } },
        { path: "data.issue.updatedAt", vary: { kind: "time", step: 97200 } },
        {
          path: "data.issue.assignee",
          vary: {
            kind: "one_of",
            values: [
              { name: "Ben Example", email: "ben.example@example.test" },
              { name: "Clara Sample", email: "clara.sample@example.test" },
              null,
              { name: "Ada Example", email: "ada.example@example.test" },
            ],
          },
        },
      ],
      cases: [
        {
          "data.issue.title": "Write the release notes for May",
          "data.issue.description": "One sentence for each change that users notice.",
          "data.issue.state": { name: "Todo", type: "unstarted" },
        },
        {
          "data.issue.title": "Sort results by date",
          "data.issue.description": "Newest first, with a switch for the opposite order.",
          "data.issue.state": { name: "Done", type: "completed" },
        },
        {
          "data.issue.title": "Empty page after signing in",
          "data.issue.description": "Only when the address has a trailing slash.",
          "data.issue.state": { name: "In progress", type: "started" },
        },
        {
          "data.issue.title": "Remember the width of the side bar",
          "data.issue.description": null,
          "data.issue.state": { name: "Backlog", type: "backlog" },
        },
        {
          "data.issue.title": "Try another search engine",
          "data.issue.description": "Replaced by the project for faster search.",
          "data.issue.state": { name: "Canceled", type: "canceled" },
        },
        {
          "data.issue.title": "Explain the filters in the help",
          "data.issue.description": "With a picture of each filter.",
          "data.issue.state": { name: "In review", type: "started" },
        },
        {
          "data.issue.title": "Update the date picker",
          "data.issue.description": "The new version works with a keyboard.",
          "data.issue.state": { name: "Todo", type: "unstarted" },
        },
      ],
    },
    projects: {
      example: {
        data: {
          project: {
            id: "2f0c5a52-0000-4000-8000-000000000201",
            name: "Faster search",
            description: "Bring the median answer time under 200 ms.",
            state: "started",
            startDate: "2025-02-01",
            targetDate: "2025-06-30",
            createdAt: "2025-01-20T08:30:00.000Z",
          },
        },
      },
      required: ["data"],
      element: "data.project",
      identity: ["data.project.id"],
      created: "data.project.createdAt",
      variations: [
        { path: "data.project.id", vary: { kind: "count" } },
        { path: "data.project.createdAt", vary: { kind: "time", step: 93600 } },
      ],
      cases: [
        {
          "data.project.name": "Accessible forms",
          "data.project.description": "Every form works with a keyboard and a screen reader.",
          "data.project.state": "planned",
          "data.project.startDate": "2025-04-01",
          "data.project.targetDate": "2025-08-31",
        },
        {
          "data.project.name": "New help pages",
          "data.project.description": "Short pages with one picture each.",
          "data.project.state": "completed",
          "data.project.startDate": "2025-02-10",
          "data.project.targetDate": "2025-03-31",
        },
        {
          "data.project.name": "Offline mode",
          "data.project.description": null,
          "data.project.state": "backlog",
          "data.project.startDate": null,
          "data.project.targetDate": null,
        },
        {
          "data.project.name": "Fewer emails",
          "data.project.description": "One summary a day instead of an email for each change.",
          "data.project.state": "started",
          "data.project.startDate": "2025-03-03",
          "data.project.targetDate": "2025-05-30",
        },
        {
          "data.project.name": "Second data center",
          "data.project.description": "Put off until next year.",
          "data.project.state": "paused",
          "data.project.startDate": "2025-02-17",
          "data.project.targetDate": "2026-01-31",
        },
        {
          "data.project.name": "Chat in the app",
          "data.project.description": "Too few users asked for it.",
          "data.project.state": "canceled",
          "data.project.startDate": "2025-03-10",
          "data.project.targetDate": "2025-09-30",
        },
      ],
    },
    teams: {
      example: {
        data: {
          team: {
            id: "3f0c5a52-0000-4000-8000-000000000301",
            key: "EXA",
            name: "Example team",
            description: "Looks after search and filters.",
            timezone: "Europe/Lisbon",
            createdAt: "2024-11-02T10:00:00.000Z",
          },
        },
      },
      required: ["data"],
      element: "data.team",
      identity: ["data.team.id"],
      created: "data.team.createdAt",
      variations: [
        { path: "data.team.id", vary: { kind: "count" } },
        { path: "data.team.key", vary: { kind: "text", text: "EX{n}" } },
        { path: "data.team.createdAt", vary: { kind: "time", step: 93600 } },
        {
          path: "data.team.timezone",
          vary: { kind: "one_of", values: ["Europe/Lisbon", "America/Denver", "Asia/Tokyo", "Europe/Tallinn"] },
        },
      ],
      cases: [
        { "data.team.name": "Mobile", "data.team.description": "Makes the apps for phones and tablets." },
        { "data.team.name": "Platform", "data.team.description": "Runs the servers and the build." },
        { "data.team.name": "Design", "data.team.description": "Designs pages and pictures." },
        { "data.team.name": "Payments", "data.team.description": "Looks after invoices and refunds." },
        { "data.team.name": "Support", "data.team.description": "Answers the questions of customers." },
        { "data.team.name": "Research", "data.team.description": null },
        { "data.team.name": "Documentation", "data.team.description": "Writes the help and the release notes." },
      ],
    },
  },
  operations: {
    "issues.list": {
      roles: { first: { kind: "paging", part: "size" }, after: { kind: "paging", part: "next" } },
      pageSize: 50,
      result: {
        data: {
          issues: {
            nodes: [
              {
                id: "1f0c5a52-0000-4000-8000-000000000101",
                identifier: "EXA-101",
                title: "Search forgets its filters after a reload",
                priority: 2,
                createdAt: "2025-03-04T09:12:45.120Z",
                updatedAt: "2025-03-06T16:40:02.310Z",
              },
              {
                id: "1f0c5a52-0000-4000-8000-000000000102",
                identifier: "EXA-102",
                title: "Write the release notes for May",
                priority: 4,
                createdAt: "2025-03-05T13:01:00.000Z",
                updatedAt: "2025-03-05T13:01:00.000Z",
              },
            ],
            pageInfo: { hasNextPage: false, endCursor: "WyJpc3N1ZS1leGFtcGxlLTAyIl0" },
          },
        },
      },
    },
    "issues.get": {
      roles: { id: { kind: "identity", fields: ["data.issue.id"] } },
    },
    "projects.list": {
      roles: { first: { kind: "paging", part: "size" }, after: { kind: "paging", part: "next" } },
      pageSize: 50,
      result: {
        data: {
          projects: {
            nodes: [
              {
                id: "2f0c5a52-0000-4000-8000-000000000201",
                name: "Faster search",
                state: "started",
                startDate: "2025-02-01",
                targetDate: "2025-06-30",
                createdAt: "2025-01-20T08:30:00.000Z",
              },
            ],
            pageInfo: { hasNextPage: false, endCursor: "WyJwcm9qZWN0LWV4YW1wbGUtMDEiXQ" },
          },
        },
      },
    },
    "projects.get": {
      roles: { id: { kind: "identity", fields: ["data.project.id"] } },
    },
    "teams.list": {
      roles: { first: { kind: "paging", part: "size" }, after: { kind: "paging", part: "next" } },
      pageSize: 50,
      result: {
        data: {
          teams: {
            nodes: [
              {
                id: "3f0c5a52-0000-4000-8000-000000000301",
                key: "EXA",
                name: "Example team",
                timezone: "Europe/Lisbon",
                createdAt: "2024-11-02T10:00:00.000Z",
              },
            ],
            pageInfo: { hasNextPage: false, endCursor: "WyJ0ZWFtLWV4YW1wbGUtMDEiXQ" },
          },
        },
      },
    },
    "teams.get": {
      roles: { id: { kind: "identity", fields: ["data.team.id"] } },
    },
  },
};
