// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 6a4d6e2bb6f9880c7b3649fe8dfa5b42876d22737afd813c9eefddaceeb2071c, text 4a221dc94a8a8e47a5f175f27a33c16840b80454aab77b348b901c54c17a276d

export interface paths {
    "/api/v1/connectors/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a connector instance
         * @description Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes that key beside `auth_config`; all others take the three fields here and nothing else.
         */
        post: operations["createInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an operation
         * @description Runs one operation of an instance's connector.
         */
        post: operations["execute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidates.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * candidates.list
         * @description Lists candidates. Pages are asked for with `page`.
         */
        post: operations["recruitingCandidatesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidates.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * candidates.get
         * @description Reads one candidate.
         */
        post: operations["recruitingCandidatesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.applications.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * applications.list
         * @description Lists applications. Pages are asked for with `page`.
         */
        post: operations["recruitingApplicationsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.applications.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * applications.get
         * @description Reads one application.
         */
        post: operations["recruitingApplicationsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.jobs.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * jobs.list
         * @description Lists jobs. Pages are asked for with `page`.
         */
        post: operations["recruitingJobsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.jobs.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * jobs.get
         * @description Reads one job.
         */
        post: operations["recruitingJobsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offers.list
         * @description Lists offers. Pages are asked for with `page`.
         */
        post: operations["recruitingOffersList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offers.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offers.get
         * @description Reads one offer.
         */
        post: operations["recruitingOffersGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.users.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * users.list
         * @description Lists users. Pages are asked for with `page`.
         */
        post: operations["recruitingUsersList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.users.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * users.get
         * @description Reads one user.
         */
        post: operations["recruitingUsersGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.departments.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * departments.list
         * @description Lists departments. Pages are asked for with `page`.
         */
        post: operations["recruitingDepartmentsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.departments.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * departments.get
         * @description Reads one department.
         */
        post: operations["recruitingDepartmentsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offices.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offices.list
         * @description Lists offices. Pages are asked for with `page`.
         */
        post: operations["recruitingOfficesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.offices.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offices.get
         * @description Reads one office.
         */
        post: operations["recruitingOfficesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.job_posts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * job_posts.list
         * @description Lists job posts. Pages are asked for with `page`.
         */
        post: operations["recruitingJobPostsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.job_posts.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * job_posts.get
         * @description Reads one job post.
         */
        post: operations["recruitingJobPostsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.sources.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sources.list
         * @description Lists sources. Pages are asked for with `page`.
         */
        post: operations["recruitingSourcesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.scheduled_interviews.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * scheduled_interviews.list
         * @description Lists scheduled interviews. Pages are asked for with `page`.
         */
        post: operations["recruitingScheduledInterviewsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.scheduled_interviews.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * scheduled_interviews.get
         * @description Reads one scheduled interview.
         */
        post: operations["recruitingScheduledInterviewsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.application_attachment.download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * application_attachment.download
         * @description Downloads one attachment of an application as a stream of bytes. The attachment is fetched through a temporary signed address. The signed address expires within 7 days; the file is to be downloaded right after it was retrieved.
         */
        post: operations["recruitingApplicationAttachmentDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#recruiting.candidate_attachment.download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * candidate_attachment.download
         * @description Downloads one attachment of a candidate as a stream of bytes. The attachment is fetched through a temporary signed address. The signed address expires within 7 days; the file is to be downloaded right after it was retrieved.
         */
        post: operations["recruitingCandidateAttachmentDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The parts of every operation by its name. */
        Operations: {
            "recruiting.candidates.list": {
                params: components["schemas"]["RecruitingCandidatesListParams"];
                request: components["schemas"]["RecruitingCandidatesListRequest"];
                record: components["schemas"]["RecruitingCandidate"];
                response: components["schemas"]["RecruitingCandidatesListResponse"];
            };
            "recruiting.candidates.get": {
                params: components["schemas"]["RecruitingCandidatesGetParams"];
                request: components["schemas"]["RecruitingCandidatesGetRequest"];
                record: components["schemas"]["RecruitingCandidate"];
                response: components["schemas"]["RecruitingCandidatesGetResponse"];
            };
            "recruiting.applications.list": {
                params: components["schemas"]["RecruitingApplicationsListParams"];
                request: components["schemas"]["RecruitingApplicationsListRequest"];
                record: components["schemas"]["RecruitingApplication"];
                response: components["schemas"]["RecruitingApplicationsListResponse"];
            };
            "recruiting.applications.get": {
                params: components["schemas"]["RecruitingApplicationsGetParams"];
                request: components["schemas"]["RecruitingApplicationsGetRequest"];
                record: components["schemas"]["RecruitingApplication"];
                response: components["schemas"]["RecruitingApplicationsGetResponse"];
            };
            "recruiting.jobs.list": {
                params: components["schemas"]["RecruitingJobsListParams"];
                request: components["schemas"]["RecruitingJobsListRequest"];
                record: components["schemas"]["RecruitingJob"];
                response: components["schemas"]["RecruitingJobsListResponse"];
            };
            "recruiting.jobs.get": {
                params: components["schemas"]["RecruitingJobsGetParams"];
                request: components["schemas"]["RecruitingJobsGetRequest"];
                record: components["schemas"]["RecruitingJob"];
                response: components["schemas"]["RecruitingJobsGetResponse"];
            };
            "recruiting.offers.list": {
                params: components["schemas"]["RecruitingOffersListParams"];
                request: components["schemas"]["RecruitingOffersListRequest"];
                record: components["schemas"]["RecruitingOffer"];
                response: components["schemas"]["RecruitingOffersListResponse"];
            };
            "recruiting.offers.get": {
                params: components["schemas"]["RecruitingOffersGetParams"];
                request: components["schemas"]["RecruitingOffersGetRequest"];
                record: components["schemas"]["RecruitingOffer"];
                response: components["schemas"]["RecruitingOffersGetResponse"];
            };
            "recruiting.users.list": {
                params: components["schemas"]["RecruitingUsersListParams"];
                request: components["schemas"]["RecruitingUsersListRequest"];
                record: components["schemas"]["RecruitingUser"];
                response: components["schemas"]["RecruitingUsersListResponse"];
            };
            "recruiting.users.get": {
                params: components["schemas"]["RecruitingUsersGetParams"];
                request: components["schemas"]["RecruitingUsersGetRequest"];
                record: components["schemas"]["RecruitingUser"];
                response: components["schemas"]["RecruitingUsersGetResponse"];
            };
            "recruiting.departments.list": {
                params: components["schemas"]["RecruitingDepartmentsListParams"];
                request: components["schemas"]["RecruitingDepartmentsListRequest"];
                record: components["schemas"]["RecruitingDepartment"];
                response: components["schemas"]["RecruitingDepartmentsListResponse"];
            };
            "recruiting.departments.get": {
                params: components["schemas"]["RecruitingDepartmentsGetParams"];
                request: components["schemas"]["RecruitingDepartmentsGetRequest"];
                record: components["schemas"]["RecruitingDepartment"];
                response: components["schemas"]["RecruitingDepartmentsGetResponse"];
            };
            "recruiting.offices.list": {
                params: components["schemas"]["RecruitingOfficesListParams"];
                request: components["schemas"]["RecruitingOfficesListRequest"];
                record: components["schemas"]["RecruitingOffice"];
                response: components["schemas"]["RecruitingOfficesListResponse"];
            };
            "recruiting.offices.get": {
                params: components["schemas"]["RecruitingOfficesGetParams"];
                request: components["schemas"]["RecruitingOfficesGetRequest"];
                record: components["schemas"]["RecruitingOffice"];
                response: components["schemas"]["RecruitingOfficesGetResponse"];
            };
            "recruiting.job_posts.list": {
                params: components["schemas"]["RecruitingJobPostsListParams"];
                request: components["schemas"]["RecruitingJobPostsListRequest"];
                record: components["schemas"]["RecruitingJobPost"];
                response: components["schemas"]["RecruitingJobPostsListResponse"];
            };
            "recruiting.job_posts.get": {
                params: components["schemas"]["RecruitingJobPostsGetParams"];
                request: components["schemas"]["RecruitingJobPostsGetRequest"];
                record: components["schemas"]["RecruitingJobPost"];
                response: components["schemas"]["RecruitingJobPostsGetResponse"];
            };
            "recruiting.sources.list": {
                params: components["schemas"]["RecruitingSourcesListParams"];
                request: components["schemas"]["RecruitingSourcesListRequest"];
                record: components["schemas"]["RecruitingSource"];
                response: components["schemas"]["RecruitingSourcesListResponse"];
            };
            "recruiting.scheduled_interviews.list": {
                params: components["schemas"]["RecruitingScheduledInterviewsListParams"];
                request: components["schemas"]["RecruitingScheduledInterviewsListRequest"];
                record: components["schemas"]["RecruitingScheduledInterview"];
                response: components["schemas"]["RecruitingScheduledInterviewsListResponse"];
            };
            "recruiting.scheduled_interviews.get": {
                params: components["schemas"]["RecruitingScheduledInterviewsGetParams"];
                request: components["schemas"]["RecruitingScheduledInterviewsGetRequest"];
                record: components["schemas"]["RecruitingScheduledInterview"];
                response: components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
            };
            "recruiting.application_attachment.download": {
                params: components["schemas"]["RecruitingApplicationAttachmentDownloadParams"];
                request: components["schemas"]["RecruitingApplicationAttachmentDownloadRequest"];
            };
            "recruiting.candidate_attachment.download": {
                params: components["schemas"]["RecruitingCandidateAttachmentDownloadParams"];
                request: components["schemas"]["RecruitingCandidateAttachmentDownloadRequest"];
            };
        };
        ExecuteRequest: components["schemas"]["RecruitingExecuteRequest"];
        ExecuteResponse: components["schemas"]["RecruitingExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["RecruitingCreateRequest"];
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance; the execute path takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        GatewayErrorBody: {
            /**
             * @description The fault in one sentence.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Single faults. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description One fault of a request. */
        GatewayErrorDetail: {
            /**
             * @description Which field is at fault.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with it.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description A code for programs.
             * @example missing
             */
            error_code?: string | null;
        };
        RecruitingCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["RecruitingAuthConfig"];
            /**
             * @description Name under which the instance is shown.
             * @example Main account
             */
            name: string;
        };
        RecruitingExecuteRequest: components["schemas"]["RecruitingCandidatesRequest"] | components["schemas"]["RecruitingApplicationsRequest"] | components["schemas"]["RecruitingJobsRequest"] | components["schemas"]["RecruitingOffersRequest"] | components["schemas"]["RecruitingUsersRequest"] | components["schemas"]["RecruitingDepartmentsRequest"] | components["schemas"]["RecruitingOfficesRequest"] | components["schemas"]["RecruitingJobPostsRequest"] | components["schemas"]["RecruitingSourcesRequest"] | components["schemas"]["RecruitingScheduledInterviewsRequest"] | components["schemas"]["RecruitingApplicationAttachmentRequest"] | components["schemas"]["RecruitingCandidateAttachmentRequest"];
        RecruitingCandidatesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "candidates";
            action: string;
        } & (components["schemas"]["RecruitingCandidatesListRequest"] | components["schemas"]["RecruitingCandidatesGetRequest"]);
        RecruitingApplicationsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "applications";
            action: string;
        } & (components["schemas"]["RecruitingApplicationsListRequest"] | components["schemas"]["RecruitingApplicationsGetRequest"]);
        RecruitingJobsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "jobs";
            action: string;
        } & (components["schemas"]["RecruitingJobsListRequest"] | components["schemas"]["RecruitingJobsGetRequest"]);
        RecruitingOffersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "offers";
            action: string;
        } & (components["schemas"]["RecruitingOffersListRequest"] | components["schemas"]["RecruitingOffersGetRequest"]);
        RecruitingUsersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "users";
            action: string;
        } & (components["schemas"]["RecruitingUsersListRequest"] | components["schemas"]["RecruitingUsersGetRequest"]);
        RecruitingDepartmentsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "departments";
            action: string;
        } & (components["schemas"]["RecruitingDepartmentsListRequest"] | components["schemas"]["RecruitingDepartmentsGetRequest"]);
        RecruitingOfficesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "offices";
            action: string;
        } & (components["schemas"]["RecruitingOfficesListRequest"] | components["schemas"]["RecruitingOfficesGetRequest"]);
        RecruitingJobPostsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "job_posts";
            action: string;
        } & (components["schemas"]["RecruitingJobPostsListRequest"] | components["schemas"]["RecruitingJobPostsGetRequest"]);
        RecruitingSourcesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "sources";
            action: string;
        } & components["schemas"]["RecruitingSourcesListRequest"];
        RecruitingScheduledInterviewsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "scheduled_interviews";
            action: string;
        } & (components["schemas"]["RecruitingScheduledInterviewsListRequest"] | components["schemas"]["RecruitingScheduledInterviewsGetRequest"]);
        RecruitingApplicationAttachmentRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "application_attachment";
            action: string;
        } & components["schemas"]["RecruitingApplicationAttachmentDownloadRequest"];
        RecruitingCandidateAttachmentRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "candidate_attachment";
            action: string;
        } & components["schemas"]["RecruitingCandidateAttachmentDownloadRequest"];
        RecruitingExecuteResponse: components["schemas"]["RecruitingCandidatesListResponse"] | components["schemas"]["RecruitingCandidatesGetResponse"] | components["schemas"]["RecruitingApplicationsListResponse"] | components["schemas"]["RecruitingApplicationsGetResponse"] | components["schemas"]["RecruitingJobsListResponse"] | components["schemas"]["RecruitingJobsGetResponse"] | components["schemas"]["RecruitingOffersListResponse"] | components["schemas"]["RecruitingOffersGetResponse"] | components["schemas"]["RecruitingUsersListResponse"] | components["schemas"]["RecruitingUsersGetResponse"] | components["schemas"]["RecruitingDepartmentsListResponse"] | components["schemas"]["RecruitingDepartmentsGetResponse"] | components["schemas"]["RecruitingOfficesListResponse"] | components["schemas"]["RecruitingOfficesGetResponse"] | components["schemas"]["RecruitingJobPostsListResponse"] | components["schemas"]["RecruitingJobPostsGetResponse"] | components["schemas"]["RecruitingSourcesListResponse"] | components["schemas"]["RecruitingScheduledInterviewsListResponse"] | components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
        RecruitingCandidatesListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists candidates. */
        RecruitingCandidatesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingCandidatesListParams"];
        };
        RecruitingCandidatesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingCandidate"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingCandidatesGetParams: {
            /**
             * @description Id of the candidate.
             * @example 4001001
             */
            id: number;
        };
        /** @description Reads one candidate. */
        RecruitingCandidatesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingCandidatesGetParams"];
        };
        RecruitingCandidatesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingCandidate"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only applications whose last activity is after this time.
             * @example 2024-06-01T00:00:00Z
             */
            last_activity_after?: string;
            /**
             * @description Only applications for the job with this id.
             * @example 7004001
             */
            job_id?: number;
            /**
             * @description Only applications in this state.
             * @example active
             * @enum {string}
             */
            status?: "active" | "rejected" | "hired";
        };
        /** @description Lists applications. */
        RecruitingApplicationsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingApplicationsListParams"];
        };
        RecruitingApplicationsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingApplication"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationsGetParams: {
            /**
             * @description Id of the application.
             * @example 5002001
             */
            id: number;
        };
        /** @description Reads one application. */
        RecruitingApplicationsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingApplicationsGetParams"];
        };
        RecruitingApplicationsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingApplication"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists jobs. */
        RecruitingJobsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingJobsListParams"];
        };
        RecruitingJobsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJob"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobsGetParams: {
            /**
             * @description Id of the job.
             * @example 7004001
             */
            id: number;
        };
        /** @description Reads one job. */
        RecruitingJobsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingJobsGetParams"];
        };
        RecruitingJobsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJob"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOffersListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only offers that were resolved after this time.
             * @example 2024-06-01T00:00:00Z
             */
            resolved_after?: string;
        };
        /** @description Lists offers. */
        RecruitingOffersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingOffersListParams"];
        };
        RecruitingOffersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffer"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOffersGetParams: {
            /**
             * @description Id of the offer.
             * @example 8106001
             */
            id: number;
        };
        /** @description Reads one offer. */
        RecruitingOffersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingOffersGetParams"];
        };
        RecruitingOffersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffer"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingUsersListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only records that were last changed before this time.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Only records that were last changed after this time.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
        };
        /** @description Lists users. */
        RecruitingUsersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingUsersListParams"];
        };
        RecruitingUsersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingUser"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingUsersGetParams: {
            /**
             * @description Id of the user.
             * @example 6003001
             */
            id: number;
        };
        /** @description Reads one user. */
        RecruitingUsersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingUsersGetParams"];
        };
        RecruitingUsersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingUser"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingDepartmentsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists departments. */
        RecruitingDepartmentsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingDepartmentsListParams"];
        };
        RecruitingDepartmentsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingDepartment"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingDepartmentsGetParams: {
            /**
             * @description Id of the department.
             * @example 9006001
             */
            id: number;
        };
        /** @description Reads one department. */
        RecruitingDepartmentsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingDepartmentsGetParams"];
        };
        RecruitingDepartmentsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingDepartment"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOfficesListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists offices. */
        RecruitingOfficesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingOfficesListParams"];
        };
        RecruitingOfficesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffice"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOfficesGetParams: {
            /**
             * @description Id of the office.
             * @example 9007001
             */
            id: number;
        };
        /** @description Reads one office. */
        RecruitingOfficesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingOfficesGetParams"];
        };
        RecruitingOfficesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingOffice"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobPostsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Filter on whether the job post is live.
             * @example true
             */
            live?: boolean;
            /**
             * @description Filter on whether the job post is active.
             * @example true
             */
            active?: boolean;
        };
        /** @description Lists job posts. */
        RecruitingJobPostsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingJobPostsListParams"];
        };
        RecruitingJobPostsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJobPost"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobPostsGetParams: {
            /**
             * @description Id of the job post.
             * @example 8005001
             */
            id: number;
        };
        /** @description Reads one job post. */
        RecruitingJobPostsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingJobPostsGetParams"];
        };
        RecruitingJobPostsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingJobPost"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingSourcesListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists sources. */
        RecruitingSourcesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "sources";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingSourcesListParams"];
        };
        RecruitingSourcesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingSource"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingScheduledInterviewsListParams: {
            /**
             * @description How many records a page holds at most.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Only records that were created before this time.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Only records that were created after this time.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Only records that were last changed before this time.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Only records that were last changed after this time.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
            /**
             * @description Only interviews that start after this time.
             * @example 2024-06-10T00:00:00Z
             */
            starts_after?: string;
            /**
             * @description Only interviews that end before this time.
             * @example 2024-06-15T00:00:00Z
             */
            ends_before?: string;
        };
        /** @description Lists scheduled interviews. */
        RecruitingScheduledInterviewsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["RecruitingScheduledInterviewsListParams"];
        };
        RecruitingScheduledInterviewsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingScheduledInterview"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingScheduledInterviewsGetParams: {
            /**
             * @description Id of the scheduled interview.
             * @example 9308001
             */
            id: number;
        };
        /** @description Reads one scheduled interview. */
        RecruitingScheduledInterviewsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingScheduledInterviewsGetParams"];
        };
        RecruitingScheduledInterviewsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["RecruitingScheduledInterview"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationAttachmentDownloadParams: {
            /**
             * @description Id of the application.
             * @example 5002001
             */
            id: number;
            /**
             * @description Position of the attachment among the attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description The part of the file to download, written like the value of an HTTP Range header.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of an application as a stream of bytes. */
        RecruitingApplicationAttachmentDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "application_attachment";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingApplicationAttachmentDownloadParams"];
        };
        RecruitingCandidateAttachmentDownloadParams: {
            /**
             * @description Id of the candidate.
             * @example 4001001
             */
            id: number;
            /**
             * @description Position of the attachment among the attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description The part of the file to download, written like the value of an HTTP Range header.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of a candidate as a stream of bytes. */
        RecruitingCandidateAttachmentDownloadRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "candidate_attachment";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["RecruitingCandidateAttachmentDownloadParams"];
        };
        /**
         * API key
         * @description The key of the recruiting API.
         */
        RecruitingAuthConfig: {
            /**
             * @description The recruiting API key.
             * @example EXAMPLE-recruiting-api-key
             */
            api_key: string;
        };
        /** @description A file that belongs to a candidate or an application. */
        RecruitingAttachment: {
            filename: string;
            url: string;
            /** @enum {string} */
            type: "resume" | "cover_letter" | "admin_only" | "take_home_test" | "offer_packet" | "offer_letter" | "signed_offer_letter" | "other";
            created_at: string;
        };
        /** @description A person who may be hired. */
        RecruitingCandidate: {
            id: number;
            first_name: string;
            last_name: string;
            company?: string | null;
            title?: string | null;
            created_at: string;
            updated_at: string;
            last_activity: string;
            is_private: boolean;
            photo_url?: string | null;
            attachments: components["schemas"]["RecruitingAttachment"][];
            application_ids: number[];
            phone_numbers: {
                [key: string]: unknown;
            }[];
            addresses: {
                [key: string]: unknown;
            }[];
            email_addresses: {
                [key: string]: unknown;
            }[];
            website_addresses: {
                [key: string]: unknown;
            }[];
            social_media_addresses: {
                [key: string]: unknown;
            }[];
            recruiter?: {
                [key: string]: unknown;
            } | null;
            coordinator?: {
                [key: string]: unknown;
            } | null;
            can_email: boolean;
            tags: string[];
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description The application of a candidate for one or more jobs, or a prospect. */
        RecruitingApplication: {
            id: number;
            candidate_id: number;
            prospect: boolean;
            applied_at: string;
            rejected_at?: string | null;
            last_activity_at: string;
            location?: {
                [key: string]: unknown;
            } | null;
            source: {
                [key: string]: unknown;
            };
            /** @description Public samples also show null here. */
            credited_to: {
                [key: string]: unknown;
            };
            rejection_reason?: {
                [key: string]: unknown;
            } | null;
            rejection_details?: {
                [key: string]: unknown;
            } | null;
            jobs: {
                [key: string]: unknown;
            }[];
            job_post_id?: number | null;
            /** @description State of the application. */
            status: string;
            current_stage?: {
                [key: string]: unknown;
            } | null;
            answers: {
                [key: string]: unknown;
            }[];
            prospective_office?: {
                [key: string]: unknown;
            } | null;
            prospective_department?: {
                [key: string]: unknown;
            } | null;
            prospect_detail: {
                [key: string]: unknown;
            };
            attachments: components["schemas"]["RecruitingAttachment"][];
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description A job that is to be filled. */
        RecruitingJob: {
            id: number;
            name: string;
            /** @description Public samples also show an integer here. */
            requisition_id?: string | null;
            notes?: string | null;
            confidential: boolean;
            /** @description State of the job. */
            status: string;
            created_at: string;
            opened_at: string;
            closed_at?: string | null;
            updated_at: string;
            departments: ({
                [key: string]: unknown;
            } | null)[];
            offices: {
                [key: string]: unknown;
            }[];
            custom_fields: {
                [key: string]: unknown;
            };
            hiring_team: {
                [key: string]: unknown;
            };
            openings: {
                [key: string]: unknown;
            }[];
        };
        /** @description An offer of a job to a candidate. */
        RecruitingOffer: {
            id: number;
            version: number;
            application_id: number;
            job_id: number;
            candidate_id: number;
            opening?: {
                [key: string]: unknown;
            } | null;
            created_at: string;
            updated_at: string;
            sent_at?: string | null;
            resolved_at?: string | null;
            starts_at?: string | null;
            /** @description State of the offer. */
            status: string;
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description Somebody who works with the recruiting system. */
        RecruitingUser: {
            id: number;
            name: string;
            first_name: string;
            last_name: string;
            primary_email_address: string;
            updated_at: string;
            created_at: string;
            disabled: boolean;
            site_admin: boolean;
            emails: string[];
            employee_id?: string | null;
            linked_candidate_ids: number[];
            offices: {
                [key: string]: unknown;
            }[];
            departments: {
                [key: string]: unknown;
            }[];
        };
        /** @description A department of the company, which may be part of another. */
        RecruitingDepartment: {
            id: number;
            name: string;
            parent_id?: number | null;
            parent_department_external_id?: string | null;
            child_ids: number[];
            child_department_external_ids: string[];
            external_id?: string | null;
        };
        /** @description A place of work of the company, which may be part of another. */
        RecruitingOffice: {
            id: number;
            name: string;
            location?: {
                [key: string]: unknown;
            } | null;
            primary_contact_user_id?: number | null;
            parent_id?: number | null;
            parent_office_external_id?: string | null;
            child_ids: number[];
            child_office_external_ids: string[];
            external_id?: string | null;
        };
        /** @description The announcement of a job, inside or outside the company. */
        RecruitingJobPost: {
            id: number;
            title: string;
            location?: {
                [key: string]: unknown;
            } | null;
            internal: boolean;
            external: boolean;
            active: boolean;
            live: boolean;
            first_published_at?: string | null;
            job_id: number;
            content?: string | null;
            internal_content?: string | null;
            updated_at: string;
            created_at: string;
            demographic_question_set_id?: number | null;
            questions: {
                [key: string]: unknown;
            }[];
        };
        /** @description Where applications come from. */
        RecruitingSource: {
            id: number;
            name: string;
            type?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An interview that has a date. */
        RecruitingScheduledInterview: {
            id: number;
            application_id: number;
            external_event_id?: string | null;
            created_at: string;
            updated_at: string;
            /** @description Public samples also show a string here. */
            start?: {
                [key: string]: unknown;
            } | null;
            /** @description Public samples also show a string here. */
            end?: {
                [key: string]: unknown;
            } | null;
            location?: string | null;
            video_conferencing_url?: string | null;
            /** @description State of the interview. */
            status: string;
            interview?: {
                [key: string]: unknown;
            } | null;
            organizer?: {
                [key: string]: unknown;
            } | null;
            interviewers: {
                [key: string]: unknown;
            }[];
        };
    };
    responses: {
        /** @description The credentials fit none of the connector's auth methods. */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token is missing or not valid. */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token does not allow the call. */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description There is no instance with that id. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The body does not fit, for instance because a required property is missing. */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description Too many requests. Retry-After says how long to wait. */
        Error429: {
            headers: {
                /** @description Seconds to wait, or the time from which to try again. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description A fault of the gateway itself. */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the instance that the operation is sent to.
         * @example inst_EXAMPLE0001
         */
        connector_instance_id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayCreateInstanceRequest"];
            };
        };
        responses: {
            /** @description The new instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "inst_EXAMPLE0001"
                     *     }
                     */
                    "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    execute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecuteRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingCandidatesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "candidates",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingCandidatesListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 4001001,
                     *           "first_name": "Grace",
                     *           "last_name": "Example",
                     *           "company": "Example Shipping",
                     *           "title": "Logistics planner",
                     *           "created_at": "2024-06-03T09:15:00.000Z",
                     *           "updated_at": "2024-06-10T14:02:11.000Z",
                     *           "last_activity": "2024-06-10T14:02:11.000Z",
                     *           "is_private": false,
                     *           "photo_url": "https://photos.example.com/4001001.png",
                     *           "attachments": [
                     *             {
                     *               "filename": "grace_example_resume.pdf",
                     *               "url": "https://attachments.example.com/4001001/grace_example_resume.pdf?signature=EXAMPLE",
                     *               "type": "resume",
                     *               "created_at": "2024-06-03T09:15:00.000Z"
                     *             }
                     *           ],
                     *           "application_ids": [
                     *             5002001
                     *           ],
                     *           "phone_numbers": [
                     *             {
                     *               "value": "555-0100",
                     *               "type": "mobile"
                     *             }
                     *           ],
                     *           "addresses": [
                     *             {
                     *               "value": "1 Example Street, Sampletown",
                     *               "type": "home"
                     *             }
                     *           ],
                     *           "email_addresses": [
                     *             {
                     *               "value": "grace@example.com",
                     *               "type": "personal"
                     *             }
                     *           ],
                     *           "website_addresses": [
                     *             {
                     *               "value": "https://grace.example.com",
                     *               "type": "portfolio"
                     *             }
                     *           ],
                     *           "social_media_addresses": [
                     *             {
                     *               "value": "@grace_example"
                     *             }
                     *           ],
                     *           "recruiter": {
                     *             "id": 6003001,
                     *             "first_name": "Ida",
                     *             "last_name": "Sample",
                     *             "name": "Ida Sample",
                     *             "employee_id": "E-17"
                     *           },
                     *           "coordinator": {
                     *             "id": 6003002,
                     *             "first_name": "Tom",
                     *             "last_name": "Sample",
                     *             "name": "Tom Sample",
                     *             "employee_id": "E-18"
                     *           },
                     *           "can_email": true,
                     *           "tags": [
                     *             "planner"
                     *           ],
                     *           "custom_fields": {
                     *             "desired_start": "2024-09-01"
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingCandidatesListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingCandidatesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "candidates",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 4001001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingCandidatesGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 4001001,
                     *         "first_name": "Grace",
                     *         "last_name": "Example",
                     *         "company": "Example Shipping",
                     *         "title": "Logistics planner",
                     *         "created_at": "2024-06-03T09:15:00.000Z",
                     *         "updated_at": "2024-06-10T14:02:11.000Z",
                     *         "last_activity": "2024-06-10T14:02:11.000Z",
                     *         "is_private": false,
                     *         "photo_url": "https://photos.example.com/4001001.png",
                     *         "attachments": [
                     *           {
                     *             "filename": "grace_example_resume.pdf",
                     *             "url": "https://attachments.example.com/4001001/grace_example_resume.pdf?signature=EXAMPLE",
                     *             "type": "resume",
                     *             "created_at": "2024-06-03T09:15:00.000Z"
                     *           }
                     *         ],
                     *         "application_ids": [
                     *           5002001
                     *         ],
                     *         "phone_numbers": [
                     *           {
                     *             "value": "555-0100",
                     *             "type": "mobile"
                     *           }
                     *         ],
                     *         "addresses": [
                     *           {
                     *             "value": "1 Example Street, Sampletown",
                     *             "type": "home"
                     *           }
                     *         ],
                     *         "email_addresses": [
                     *           {
                     *             "value": "grace@example.com",
                     *             "type": "personal"
                     *           }
                     *         ],
                     *         "website_addresses": [
                     *           {
                     *             "value": "https://grace.example.com",
                     *             "type": "portfolio"
                     *           }
                     *         ],
                     *         "social_media_addresses": [
                     *           {
                     *             "value": "@grace_example"
                     *           }
                     *         ],
                     *         "recruiter": {
                     *           "id": 6003001,
                     *           "first_name": "Ida",
                     *           "last_name": "Sample",
                     *           "name": "Ida Sample",
                     *           "employee_id": "E-17"
                     *         },
                     *         "coordinator": {
                     *           "id": 6003002,
                     *           "first_name": "Tom",
                     *           "last_name": "Sample",
                     *           "name": "Tom Sample",
                     *           "employee_id": "E-18"
                     *         },
                     *         "can_email": true,
                     *         "tags": [
                     *           "planner"
                     *         ],
                     *         "custom_fields": {
                     *           "desired_start": "2024-09-01"
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingCandidatesGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingApplicationsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "applications",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingApplicationsListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 5002001,
                     *           "candidate_id": 4001001,
                     *           "prospect": false,
                     *           "applied_at": "2024-06-03T09:15:00.000Z",
                     *           "rejected_at": "2024-06-20T16:40:00.000Z",
                     *           "last_activity_at": "2024-06-20T16:40:00.000Z",
                     *           "location": {
                     *             "address": "Sampletown"
                     *           },
                     *           "source": {
                     *             "id": 14,
                     *             "public_name": "Company website"
                     *           },
                     *           "credited_to": {
                     *             "id": 6003001,
                     *             "first_name": "Ida",
                     *             "last_name": "Sample",
                     *             "name": "Ida Sample",
                     *             "employee_id": "E-17"
                     *           },
                     *           "rejection_reason": {
                     *             "id": 12,
                     *             "name": "Position closed",
                     *             "type": {
                     *               "id": 1,
                     *               "name": "We rejected them"
                     *             }
                     *           },
                     *           "rejection_details": {
                     *             "custom_fields": {}
                     *           },
                     *           "jobs": [
                     *             {
                     *               "id": 7004001,
                     *               "name": "Logistics planner"
                     *             }
                     *           ],
                     *           "job_post_id": 8005001,
                     *           "status": "rejected",
                     *           "current_stage": {
                     *             "id": 31,
                     *             "name": "Phone interview"
                     *           },
                     *           "answers": [
                     *             {
                     *               "question": "Can you work on site?",
                     *               "answer": "Yes"
                     *             }
                     *           ],
                     *           "prospective_office": {
                     *             "id": 9007001,
                     *             "name": "Sampletown"
                     *           },
                     *           "prospective_department": {
                     *             "id": 9006001,
                     *             "name": "Operations"
                     *           },
                     *           "prospect_detail": {
                     *             "prospect_pool": null,
                     *             "prospect_stage": null,
                     *             "prospect_owner": null
                     *           },
                     *           "attachments": [
                     *             {
                     *               "filename": "grace_example_cover_letter.pdf",
                     *               "url": "https://attachments.example.com/5002001/grace_example_cover_letter.pdf?signature=EXAMPLE",
                     *               "type": "cover_letter",
                     *               "created_at": "2024-06-03T09:15:00.000Z"
                     *             }
                     *           ],
                     *           "custom_fields": {
                     *             "notice_period": "Two months"
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingApplicationsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingApplicationsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "applications",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 5002001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingApplicationsGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 5002001,
                     *         "candidate_id": 4001001,
                     *         "prospect": false,
                     *         "applied_at": "2024-06-03T09:15:00.000Z",
                     *         "rejected_at": "2024-06-20T16:40:00.000Z",
                     *         "last_activity_at": "2024-06-20T16:40:00.000Z",
                     *         "location": {
                     *           "address": "Sampletown"
                     *         },
                     *         "source": {
                     *           "id": 14,
                     *           "public_name": "Company website"
                     *         },
                     *         "credited_to": {
                     *           "id": 6003001,
                     *           "first_name": "Ida",
                     *           "last_name": "Sample",
                     *           "name": "Ida Sample",
                     *           "employee_id": "E-17"
                     *         },
                     *         "rejection_reason": {
                     *           "id": 12,
                     *           "name": "Position closed",
                     *           "type": {
                     *             "id": 1,
                     *             "name": "We rejected them"
                     *           }
                     *         },
                     *         "rejection_details": {
                     *           "custom_fields": {}
                     *         },
                     *         "jobs": [
                     *           {
                     *             "id": 7004001,
                     *             "name": "Logistics planner"
                     *           }
                     *         ],
                     *         "job_post_id": 8005001,
                     *         "status": "rejected",
                     *         "current_stage": {
                     *           "id": 31,
                     *           "name": "Phone interview"
                     *         },
                     *         "answers": [
                     *           {
                     *             "question": "Can you work on site?",
                     *             "answer": "Yes"
                     *           }
                     *         ],
                     *         "prospective_office": {
                     *           "id": 9007001,
                     *           "name": "Sampletown"
                     *         },
                     *         "prospective_department": {
                     *           "id": 9006001,
                     *           "name": "Operations"
                     *         },
                     *         "prospect_detail": {
                     *           "prospect_pool": null,
                     *           "prospect_stage": null,
                     *           "prospect_owner": null
                     *         },
                     *         "attachments": [
                     *           {
                     *             "filename": "grace_example_cover_letter.pdf",
                     *             "url": "https://attachments.example.com/5002001/grace_example_cover_letter.pdf?signature=EXAMPLE",
                     *             "type": "cover_letter",
                     *             "created_at": "2024-06-03T09:15:00.000Z"
                     *           }
                     *         ],
                     *         "custom_fields": {
                     *           "notice_period": "Two months"
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingApplicationsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingJobsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "jobs",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingJobsListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 7004001,
                     *           "name": "Logistics planner",
                     *           "requisition_id": "REQ-42",
                     *           "notes": "Replaces a colleague who retires.",
                     *           "confidential": false,
                     *           "status": "closed",
                     *           "created_at": "2024-05-20T08:00:00.000Z",
                     *           "opened_at": "2024-05-21T08:00:00.000Z",
                     *           "closed_at": "2024-06-28T15:30:00.000Z",
                     *           "updated_at": "2024-06-28T15:30:00.000Z",
                     *           "departments": [
                     *             {
                     *               "id": 9006001,
                     *               "name": "Operations",
                     *               "parent_id": null
                     *             },
                     *             null
                     *           ],
                     *           "offices": [
                     *             {
                     *               "id": 9007001,
                     *               "name": "Sampletown",
                     *               "location": {
                     *                 "name": "Sampletown"
                     *               }
                     *             }
                     *           ],
                     *           "custom_fields": {
                     *             "employment_type": "Full-time"
                     *           },
                     *           "hiring_team": {
                     *             "hiring_managers": [
                     *               {
                     *                 "id": 6003003,
                     *                 "name": "Ann Sample"
                     *               }
                     *             ],
                     *             "recruiters": [
                     *               {
                     *                 "id": 6003001,
                     *                 "name": "Ida Sample"
                     *               }
                     *             ]
                     *           },
                     *           "openings": [
                     *             {
                     *               "id": 7104001,
                     *               "opening_id": "42-1",
                     *               "status": "closed",
                     *               "application_id": 5002002
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingJobsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingJobsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "jobs",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 7004001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingJobsGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 7004001,
                     *         "name": "Logistics planner",
                     *         "requisition_id": "REQ-42",
                     *         "notes": "Replaces a colleague who retires.",
                     *         "confidential": false,
                     *         "status": "closed",
                     *         "created_at": "2024-05-20T08:00:00.000Z",
                     *         "opened_at": "2024-05-21T08:00:00.000Z",
                     *         "closed_at": "2024-06-28T15:30:00.000Z",
                     *         "updated_at": "2024-06-28T15:30:00.000Z",
                     *         "departments": [
                     *           {
                     *             "id": 9006001,
                     *             "name": "Operations",
                     *             "parent_id": null
                     *           },
                     *           null
                     *         ],
                     *         "offices": [
                     *           {
                     *             "id": 9007001,
                     *             "name": "Sampletown",
                     *             "location": {
                     *               "name": "Sampletown"
                     *             }
                     *           }
                     *         ],
                     *         "custom_fields": {
                     *           "employment_type": "Full-time"
                     *         },
                     *         "hiring_team": {
                     *           "hiring_managers": [
                     *             {
                     *               "id": 6003003,
                     *               "name": "Ann Sample"
                     *             }
                     *           ],
                     *           "recruiters": [
                     *             {
                     *               "id": 6003001,
                     *               "name": "Ida Sample"
                     *             }
                     *           ]
                     *         },
                     *         "openings": [
                     *           {
                     *             "id": 7104001,
                     *             "opening_id": "42-1",
                     *             "status": "closed",
                     *             "application_id": 5002002
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingJobsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingOffersList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "offers",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingOffersListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 8106001,
                     *           "version": 2,
                     *           "application_id": 5002002,
                     *           "job_id": 7004001,
                     *           "candidate_id": 4001002,
                     *           "opening": {
                     *             "id": 7104001,
                     *             "opening_id": "42-1",
                     *             "status": "closed"
                     *           },
                     *           "created_at": "2024-06-21T10:00:00.000Z",
                     *           "updated_at": "2024-06-27T12:00:00.000Z",
                     *           "sent_at": "2024-06-24",
                     *           "resolved_at": "2024-06-27T12:00:00.000Z",
                     *           "starts_at": "2024-09-01",
                     *           "status": "accepted",
                     *           "custom_fields": {
                     *             "salary": {
                     *               "value": 48000,
                     *               "unit": "EUR"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingOffersListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingOffersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "offers",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 8106001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingOffersGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 8106001,
                     *         "version": 2,
                     *         "application_id": 5002002,
                     *         "job_id": 7004001,
                     *         "candidate_id": 4001002,
                     *         "opening": {
                     *           "id": 7104001,
                     *           "opening_id": "42-1",
                     *           "status": "closed"
                     *         },
                     *         "created_at": "2024-06-21T10:00:00.000Z",
                     *         "updated_at": "2024-06-27T12:00:00.000Z",
                     *         "sent_at": "2024-06-24",
                     *         "resolved_at": "2024-06-27T12:00:00.000Z",
                     *         "starts_at": "2024-09-01",
                     *         "status": "accepted",
                     *         "custom_fields": {
                     *           "salary": {
                     *             "value": 48000,
                     *             "unit": "EUR"
                     *           }
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingOffersGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingUsersList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "users",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingUsersListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 6003001,
                     *           "name": "Ida Sample",
                     *           "first_name": "Ida",
                     *           "last_name": "Sample",
                     *           "primary_email_address": "ida@example.com",
                     *           "updated_at": "2024-06-01T07:30:00.000Z",
                     *           "created_at": "2022-02-14T09:00:00.000Z",
                     *           "disabled": false,
                     *           "site_admin": true,
                     *           "emails": [
                     *             "ida@example.com",
                     *             "ida.sample@example.com"
                     *           ],
                     *           "employee_id": "E-17",
                     *           "linked_candidate_ids": [
                     *             4001009
                     *           ],
                     *           "offices": [
                     *             {
                     *               "id": 9007001,
                     *               "name": "Sampletown"
                     *             }
                     *           ],
                     *           "departments": [
                     *             {
                     *               "id": 9006001,
                     *               "name": "Operations"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingUsersListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingUsersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "users",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 6003001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingUsersGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 6003001,
                     *         "name": "Ida Sample",
                     *         "first_name": "Ida",
                     *         "last_name": "Sample",
                     *         "primary_email_address": "ida@example.com",
                     *         "updated_at": "2024-06-01T07:30:00.000Z",
                     *         "created_at": "2022-02-14T09:00:00.000Z",
                     *         "disabled": false,
                     *         "site_admin": true,
                     *         "emails": [
                     *           "ida@example.com",
                     *           "ida.sample@example.com"
                     *         ],
                     *         "employee_id": "E-17",
                     *         "linked_candidate_ids": [
                     *           4001009
                     *         ],
                     *         "offices": [
                     *           {
                     *             "id": 9007001,
                     *             "name": "Sampletown"
                     *           }
                     *         ],
                     *         "departments": [
                     *           {
                     *             "id": 9006001,
                     *             "name": "Operations"
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingUsersGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingDepartmentsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "departments",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingDepartmentsListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 9006001,
                     *           "name": "Operations",
                     *           "parent_id": 9006000,
                     *           "parent_department_external_id": "dep-root",
                     *           "child_ids": [
                     *             9006002,
                     *             9006003
                     *           ],
                     *           "child_department_external_ids": [
                     *             "dep-ops-north",
                     *             "dep-ops-south"
                     *           ],
                     *           "external_id": "dep-ops"
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingDepartmentsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingDepartmentsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "departments",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 9006001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingDepartmentsGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 9006001,
                     *         "name": "Operations",
                     *         "parent_id": 9006000,
                     *         "parent_department_external_id": "dep-root",
                     *         "child_ids": [
                     *           9006002,
                     *           9006003
                     *         ],
                     *         "child_department_external_ids": [
                     *           "dep-ops-north",
                     *           "dep-ops-south"
                     *         ],
                     *         "external_id": "dep-ops"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingDepartmentsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingOfficesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "offices",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingOfficesListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 9007001,
                     *           "name": "Sampletown",
                     *           "location": {
                     *             "name": "Sampletown, Examplia"
                     *           },
                     *           "primary_contact_user_id": 6003001,
                     *           "parent_id": 9007000,
                     *           "parent_office_external_id": "office-examplia",
                     *           "child_ids": [
                     *             9007002
                     *           ],
                     *           "child_office_external_ids": [
                     *             "office-sampletown-harbour"
                     *           ],
                     *           "external_id": "office-sampletown"
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingOfficesListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingOfficesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "offices",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 9007001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingOfficesGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 9007001,
                     *         "name": "Sampletown",
                     *         "location": {
                     *           "name": "Sampletown, Examplia"
                     *         },
                     *         "primary_contact_user_id": 6003001,
                     *         "parent_id": 9007000,
                     *         "parent_office_external_id": "office-examplia",
                     *         "child_ids": [
                     *           9007002
                     *         ],
                     *         "child_office_external_ids": [
                     *           "office-sampletown-harbour"
                     *         ],
                     *         "external_id": "office-sampletown"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingOfficesGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingJobPostsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "job_posts",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingJobPostsListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 8005001,
                     *           "title": "Logistics planner",
                     *           "location": {
                     *             "id": 8205001,
                     *             "name": "Sampletown",
                     *             "office_id": 9007001
                     *           },
                     *           "internal": false,
                     *           "external": true,
                     *           "active": true,
                     *           "live": true,
                     *           "first_published_at": "2024-05-22T08:00:00.000Z",
                     *           "job_id": 7004001,
                     *           "content": "<p>You plan how parcels travel.</p>",
                     *           "internal_content": "<p>Ask Ida for details.</p>",
                     *           "updated_at": "2024-06-02T11:45:00.000Z",
                     *           "created_at": "2024-05-21T09:10:00.000Z",
                     *           "demographic_question_set_id": 3,
                     *           "questions": [
                     *             {
                     *               "required": true,
                     *               "private": false,
                     *               "label": "First name",
                     *               "name": "first_name",
                     *               "type": "short_text",
                     *               "values": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingJobPostsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingJobPostsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "job_posts",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 8005001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingJobPostsGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 8005001,
                     *         "title": "Logistics planner",
                     *         "location": {
                     *           "id": 8205001,
                     *           "name": "Sampletown",
                     *           "office_id": 9007001
                     *         },
                     *         "internal": false,
                     *         "external": true,
                     *         "active": true,
                     *         "live": true,
                     *         "first_published_at": "2024-05-22T08:00:00.000Z",
                     *         "job_id": 7004001,
                     *         "content": "<p>You plan how parcels travel.</p>",
                     *         "internal_content": "<p>Ask Ida for details.</p>",
                     *         "updated_at": "2024-06-02T11:45:00.000Z",
                     *         "created_at": "2024-05-21T09:10:00.000Z",
                     *         "demographic_question_set_id": 3,
                     *         "questions": [
                     *           {
                     *             "required": true,
                     *             "private": false,
                     *             "label": "First name",
                     *             "name": "first_name",
                     *             "type": "short_text",
                     *             "values": []
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingJobPostsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingSourcesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "sources",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingSourcesListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 14,
                     *           "name": "Company website",
                     *           "type": {
                     *             "id": 2,
                     *             "name": "Company marketing"
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingSourcesListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingScheduledInterviewsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "scheduled_interviews",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 50
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingScheduledInterviewsListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": 9308001,
                     *           "application_id": 5002001,
                     *           "external_event_id": "event-example-9308001",
                     *           "created_at": "2024-06-05T10:00:00.000Z",
                     *           "updated_at": "2024-06-12T15:00:00.000Z",
                     *           "start": {
                     *             "date_time": "2024-06-12T13:00:00.000Z"
                     *           },
                     *           "end": {
                     *             "date_time": "2024-06-12T14:00:00.000Z"
                     *           },
                     *           "location": "Room 4",
                     *           "video_conferencing_url": "https://video.example.com/9308001",
                     *           "status": "complete",
                     *           "interview": {
                     *             "id": 41,
                     *             "name": "Meet the team"
                     *           },
                     *           "organizer": {
                     *             "id": 6003002,
                     *             "first_name": "Tom",
                     *             "last_name": "Sample",
                     *             "name": "Tom Sample",
                     *             "employee_id": "E-18"
                     *           },
                     *           "interviewers": [
                     *             {
                     *               "id": 6003003,
                     *               "name": "Ann Sample",
                     *               "email": "ann@example.com",
                     *               "response_status": "accepted"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingScheduledInterviewsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingScheduledInterviewsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "scheduled_interviews",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 9308001
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingScheduledInterviewsGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": 9308001,
                     *         "application_id": 5002001,
                     *         "external_event_id": "event-example-9308001",
                     *         "created_at": "2024-06-05T10:00:00.000Z",
                     *         "updated_at": "2024-06-12T15:00:00.000Z",
                     *         "start": {
                     *           "date_time": "2024-06-12T13:00:00.000Z"
                     *         },
                     *         "end": {
                     *           "date_time": "2024-06-12T14:00:00.000Z"
                     *         },
                     *         "location": "Room 4",
                     *         "video_conferencing_url": "https://video.example.com/9308001",
                     *         "status": "complete",
                     *         "interview": {
                     *           "id": 41,
                     *           "name": "Meet the team"
                     *         },
                     *         "organizer": {
                     *           "id": 6003002,
                     *           "first_name": "Tom",
                     *           "last_name": "Sample",
                     *           "name": "Tom Sample",
                     *           "employee_id": "E-18"
                     *         },
                     *         "interviewers": [
                     *           {
                     *             "id": 6003003,
                     *             "name": "Ann Sample",
                     *             "email": "ann@example.com",
                     *             "response_status": "accepted"
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecruitingScheduledInterviewsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingApplicationAttachmentDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "application_attachment",
                 *       "action": "download",
                 *       "params": {
                 *         "id": 5002001,
                 *         "attachment_index": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingApplicationAttachmentDownloadRequest"];
            };
        };
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    recruitingCandidateAttachmentDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that the operation is sent to.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "candidate_attachment",
                 *       "action": "download",
                 *       "params": {
                 *         "id": 4001001,
                 *         "attachment_index": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecruitingCandidateAttachmentDownloadRequest"];
            };
        };
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
}
