import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { secondNode } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";
import {
  client,
  newToken,
  oauthWorld,
  read,
  storedValues,
  tokenRequests,
  withToken,
  type OauthWorld,
} from "../../fixtures/gateway/oauth_world.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";

describe("many calls", () => {
  const calls = (world: OauthWorld, count: number): Promise<readonly unknown[]> =>
    Promise.all(Array.from({ length: count }, () => read(world)));

  test.each([
    ["is refused", withToken],
    ["has expired", { ...withToken, "oauth:refresh_at": Date.UTC(2029, 0, 1) }],
    ["is missing", client],
  ])("whose token %s ask for one token: 200 calls", async (_, credentials) => {
    const world = await oauthWorld(newToken, { credentials });
    const answers = await calls(world, 200);
    expect(answers.every((answer) => JSON.stringify(answer).includes('"body":{"id":1}'))).toBe(true);
    expect(tokenRequests(world)).toHaveLength(1);
    expect(world.refreshes).toHaveLength(1);
  });

  test.each([
    ["rotates", newToken],
    [
      "stays",
      (response: ServerResponse, count: number) => sendJson(response, { access_token: `EXAMPLE-access-${count}`, expires_in: 3_600 }),
    ],
  ])(
    "one of which reads the new token before the other knows that it is stored ask for one: the refresh token %s",
    async (_, answerToken) => {
      const world = await oauthWorld(answerToken);
      const { instances } = world.storage;
      const replaceCredentials = instances.replaceCredentials.bind(instances);
      const calls: Promise<unknown>[] = [];
      instances.replaceCredentials = async (...input) => {
        const revision = await replaceCredentials(...input);
        if (calls.length === 1) calls.push(read(world));
        await new Promise((resolve) => setImmediate(resolve));
        return revision;
      };
      calls.push(read(world));
      await calls[0];
      expect(await Promise.all(calls)).toMatchObject([{ body: { id: 1 } }, { body: { id: 1 } }]);
      expect(tokenRequests(world)).toHaveLength(1);
    },
  );

  test("of two nodes on one storage ask for one token", async () => {
    const first = await oauthWorld(newToken, { realTime: true });
    const settings = { replacedUrls: { shop: `${first.server.url}/base` } };
    const second = { ...secondNode(first, { origins: [first.server.url], settings, realTime: true }), server: first.server };
    await Promise.all([calls(first, 50), calls(second, 50)]);
    expect(tokenRequests(first)).toHaveLength(1);
    expect([...first.refreshes, ...second.refreshes]).toHaveLength(1);
  });

  test("all fail after one request when no token can be issued", async () => {
    const world = await oauthWorld((response) => sendJson(response, { error: "invalid_grant" }, 400));
    const failures = await Promise.all(Array.from({ length: 50 }, () => failureOf(read(world))));
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(["credentials"]));
    expect(tokenRequests(world)).toHaveLength(1);
  });

  test("do not end the request for a token when one of them goes away", async () => {
    const gone = new AbortController();
    const world = await oauthWorld((response, count, request) => {
      gone.abort(new Error("gone"));
      setImmediate(() => newToken(response, count, request));
    });
    const first = read(world, { url: world.server.url, signal: gone.signal });
    const second = read(world);
    await expect(first).rejects.toThrow("gone");
    expect(await second).toMatchObject({ body: { id: 1 } });
    expect(tokenRequests(world)).toHaveLength(1);
  });
});

describe("new tokens", () => {
  test("do not overwrite credentials that an operator set meanwhile", async () => {
    const world = await oauthWorld((response, count, request) => {
      void world.storage.instances.setCredentials("inst_shop", {
        ...client,
        refresh_token: "EXAMPLE-set",
        access_token: "EXAMPLE-access-1",
      });
      newToken(response, count, request);
    });
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-set" });
  });

  test("are asked for again with credentials that an operator set meanwhile without an access token", async () => {
    const world = await oauthWorld((response, count, request) => {
      if (count === 1) void world.storage.instances.setCredentials("inst_shop", { ...client, refresh_token: "EXAMPLE-set" });
      newToken(response, count, request);
    });
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    const asked = tokenRequests(world).map(({ body }) => new URLSearchParams(body).get("refresh_token"));
    expect(asked).toEqual(["EXAMPLE-refresh-0", "EXAMPLE-set"]);
    expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-refresh-2", access_token: "EXAMPLE-access-2" });
  });

  test("are not lost when the credentials were only sealed anew meanwhile", async () => {
    const world = await oauthWorld((response, count, request) => {
      void world.storage.instances.setCredentials("inst_shop", withToken);
      newToken(response, count, request);
    });
    await read(world);
    expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-refresh-1", access_token: "EXAMPLE-access-1" });
  });

  test("are not lost when the storage fails for a moment", async () => {
    const world = await oauthWorld();
    const original = { ...world.storage.instances };
    let failures = 3;
    world.storage.instances.replaceCredentials = async (...input) => {
      if (failures-- > 0) throw new Error("database is locked");
      return original.replaceCredentials(...input);
    };
    await read(world);
    expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-refresh-1" });
  });

  test.each([false, true])(
    "are kept while the storage fails, and stored before anything else is asked: reads fail too: %j",
    async (readsFail) => {
      const world = await oauthWorld(newToken, { credentials: client });
      const original = { ...world.storage.instances };
      let isAway = false;
      const unlessAway = async <T>(act: () => Promise<T>): Promise<T> => {
        if (isAway) throw new Error("the database is away");
        return act();
      };
      world.storage.instances.replaceCredentials = async (...input) => {
        // It goes away when the third party has given out tokens.
        isAway ||= world.kept.length === 0;
        return unlessAway(() => original.replaceCredentials(...input));
      };
      if (readsFail) world.storage.instances.readCredentials = (id) => unlessAway(() => original.readCredentials(id));
      await expect(read(world)).rejects.toThrow("the database is away");
      await expect(read(world)).rejects.toThrow("the database is away");
      expect([tokenRequests(world).length, world.server.requests.length, world.kept, world.caller.unsavedTokens()]).toEqual([
        1,
        1,
        ["unsaved"],
        1,
      ]);
      isAway = false;
      expect(await read(world)).toMatchObject({ body: { id: 1 } });
      expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-refresh-1", access_token: "EXAMPLE-access-1" });
      expect([tokenRequests(world).length, world.kept, world.caller.unsavedTokens()]).toEqual([1, ["unsaved", "stored"], 0]);
    },
  );

  test("that were stored although the answer of the storage was lost are not kept", async () => {
    const world = await oauthWorld();
    const original = { ...world.storage.instances };
    let isAway = false;
    world.storage.instances.replaceCredentials = async (...input) => {
      await original.replaceCredentials(...input);
      isAway = true;
      throw new Error("the connection broke");
    };
    world.storage.instances.readCredentials = async (id) => {
      if (isAway) throw new Error("the database is away");
      return original.readCredentials(id);
    };
    await expect(read(world)).rejects.toThrow("the database is away");
    isAway = false;
    world.clock.advance(10_000);
    await expect.poll(() => [world.kept, world.caller.unsavedTokens()]).toEqual([["unsaved", "stored"], 0]);
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    expect(tokenRequests(world)).toHaveLength(1);
  });

  test("are stored without a call, and when the gateway stops", async () => {
    const later = (world: OauthWorld): Promise<void> => Promise.resolve(world.clock.advance(10_000));
    for (const end of [later, (world: OauthWorld) => world.caller.close()]) {
      const world = await oauthWorld(newToken, { credentials: client });
      const original = { ...world.storage.instances };
      let isAway = true;
      world.storage.instances.replaceCredentials = async (...input) => {
        if (isAway) throw new Error("the disk is full");
        return original.replaceCredentials(...input);
      };
      await expect(read(world)).rejects.toThrow("the disk is full");
      isAway = false;
      await end(world);
      await expect.poll(() => storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-refresh-1" });
      expect(world.kept).toEqual(["unsaved", "stored"]);
    }
  });

  test("are forgotten when an operator set other credentials", async () => {
    const world = await oauthWorld(newToken, { credentials: client });
    const original = { ...world.storage.instances };
    world.storage.instances.replaceCredentials = () => Promise.reject(new Error("the disk is full"));
    await expect(read(world)).rejects.toThrow("the disk is full");
    world.storage.instances.replaceCredentials = (...input) => original.replaceCredentials(...input);
    await world.storage.instances.setCredentials("inst_shop", { ...client, refresh_token: "EXAMPLE-set" });
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    const asked = tokenRequests(world).map(({ body }) => new URLSearchParams(body).get("refresh_token"));
    expect(asked).toEqual(["EXAMPLE-refresh-0", "EXAMPLE-set"]);
    expect(world.caller.unsavedTokens()).toBe(0);
  });

  test("are waited for when another node asks for them", async () => {
    const world = await oauthWorld();
    await world.storage.leases.acquire("oauth:inst_shop", "other node", 1_000);
    let waits = 0;
    const original = { ...world.storage.leases };
    world.storage.leases.acquire = async (...input) => {
      if (++waits === 3) await world.storage.instances.setCredentials("inst_shop", { ...withToken, access_token: "EXAMPLE-access-other" });
      return original.acquire(...input);
    };
    expect(await failureOf(read(world))).toMatchObject({ message: "token expired" });
    expect(world.server.requests.at(-1)?.headers.authorization).toBe("Bearer EXAMPLE-access-other");
    expect(tokenRequests(world)).toEqual([]);
  });

  test("are not asked for when another node stored them just before", async () => {
    const world = await oauthWorld();
    const original = { ...world.storage.leases };
    world.storage.leases.acquire = async (...input) => {
      await world.storage.instances.setCredentials("inst_shop", { ...withToken, access_token: "EXAMPLE-access-other" });
      return original.acquire(...input);
    };
    await failureOf(read(world));
    expect(world.server.requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer EXAMPLE-access-0",
      "Bearer EXAMPLE-access-other",
    ]);
  });

  test("of another node that never come end in a timeout", async () => {
    const world = await oauthWorld(newToken, { settings: { deadline: 3_600_000 } });
    await world.storage.leases.acquire("oauth:inst_shop", "other node", 1_000);
    expect(await failureOf(read(world))).toEqual({
      kind: "timeout",
      message: "No access token for instance inst_shop: another process asks for one and does not finish.",
    });
  });
});
