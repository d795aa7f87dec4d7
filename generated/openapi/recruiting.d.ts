// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document ad017b02b920bf525a4097747ce14af20ea6b3c0e1d76c8e919f86ecaf516638, text 9fcc06eae2e913bdeea20f74070f7b875630a55f56270ee971cbba835d042987

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
         * @description Creates a connector instance for one third-party account. A connector that defines `config` in the catalog accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
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
         * Execute an operation
         * @description Runs an operation on a connector instance.
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
         * List candidates
         * @description Lists candidates. Use `page` to get the next page.
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
         * Get a candidate
         * @description Returns one candidate.
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
         * List applications
         * @description Lists applications. Use `page` to get the next page.
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
         * Get an application
         * @description Returns one application.
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
         * List jobs
         * @description Lists jobs. Use `page` to get the next page.
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
         * Get a job
         * @description Returns one job.
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
         * List offers
         * @description Lists offers. Use `page` to get the next page.
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
         * Get an offer
         * @description Returns one offer.
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
         * List users
         * @description Lists users. Use `page` to get the next page.
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
         * Get a user
         * @description Returns one user.
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
         * List departments
         * @description Lists departments. Use `page` to get the next page.
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
         * Get a department
         * @description Returns one department.
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
         * List offices
         * @description Lists offices. Use `page` to get the next page.
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
         * Get an office
         * @description Returns one office.
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
         * List job posts
         * @description Lists job posts. Use `page` to get the next page.
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
         * Get a job post
         * @description Returns one job post.
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
         * List sources
         * @description Lists sources. Use `page` to get the next page.
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
         * List scheduled interviews
         * @description Lists scheduled interviews. Use `page` to get the next page.
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
         * Get a scheduled interview
         * @description Returns one scheduled interview.
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
         * Download an application attachment
         * @description Downloads one attachment of an application as a stream of bytes. The attachment is fetched through a temporary signed URL. The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
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
         * Download a candidate attachment
         * @description Downloads one attachment of a candidate as a stream of bytes. The attachment is fetched through a temporary signed URL. The signed URL expires within 7 days. Download the file right after the URL has been retrieved.
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
        /** @description Index of all operations by id, with the schemas of each. No request or response uses it. */
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
        /** @description The new connector instance. */
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance. The path of the execute endpoint takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        /** @description The body of every error response. */
        GatewayErrorBody: {
            /**
             * @description Summary of the error.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Individual errors. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description A single error in a request. */
        GatewayErrorDetail: {
            /**
             * @description Path of the field that caused the error.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with the field.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description Machine-readable error code.
             * @example missing
             */
            error_code?: string | null;
        };
        RecruitingCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "59f1e50a-331f-4f09-b3e8-2e8d4d355f44";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["RecruitingAuthConfig"];
            /**
             * @description Display name of the instance.
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
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists candidates. */
        RecruitingCandidatesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingCandidatesListParams"];
        };
        RecruitingCandidatesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingCandidate"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one candidate. */
        RecruitingCandidatesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "candidates";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingCandidatesGetParams"];
        };
        RecruitingCandidatesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingCandidate"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingApplicationsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only applications whose last activity is at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            last_activity_after?: string;
            /**
             * @description Returns only applications for the job with this id.
             * @example 7004001
             */
            job_id?: number;
            /**
             * @description Returns only applications in this state.
             * @example active
             * @enum {string}
             */
            status?: "active" | "rejected" | "hired";
        };
        /** @description Lists applications. */
        RecruitingApplicationsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingApplicationsListParams"];
        };
        RecruitingApplicationsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingApplication"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one application. */
        RecruitingApplicationsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "applications";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingApplicationsGetParams"];
        };
        RecruitingApplicationsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingApplication"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists jobs. */
        RecruitingJobsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingJobsListParams"];
        };
        RecruitingJobsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJob"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one job. */
        RecruitingJobsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "jobs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingJobsGetParams"];
        };
        RecruitingJobsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJob"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOffersListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only offers resolved at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            resolved_after?: string;
        };
        /** @description Lists offers. */
        RecruitingOffersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingOffersListParams"];
        };
        RecruitingOffersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffer"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one offer. */
        RecruitingOffersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offers";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingOffersGetParams"];
        };
        RecruitingOffersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffer"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingUsersListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only records last changed before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Returns only records last changed at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
        };
        /** @description Lists users. */
        RecruitingUsersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingUsersListParams"];
        };
        RecruitingUsersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingUser"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one user. */
        RecruitingUsersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingUsersGetParams"];
        };
        RecruitingUsersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingUser"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingDepartmentsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists departments. */
        RecruitingDepartmentsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingDepartmentsListParams"];
        };
        RecruitingDepartmentsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingDepartment"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one department. */
        RecruitingDepartmentsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "departments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingDepartmentsGetParams"];
        };
        RecruitingDepartmentsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingDepartment"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingOfficesListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists offices. */
        RecruitingOfficesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingOfficesListParams"];
        };
        RecruitingOfficesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffice"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one office. */
        RecruitingOfficesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "offices";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingOfficesGetParams"];
        };
        RecruitingOfficesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingOffice"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingJobPostsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only job posts whose `live` field has this value.
             * @example true
             */
            live?: boolean;
            /**
             * @description Returns only job posts whose `active` field has this value.
             * @example true
             */
            active?: boolean;
        };
        /** @description Lists job posts. */
        RecruitingJobPostsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingJobPostsListParams"];
        };
        RecruitingJobPostsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJobPost"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one job post. */
        RecruitingJobPostsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "job_posts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingJobPostsGetParams"];
        };
        RecruitingJobPostsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingJobPost"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingSourcesListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
        };
        /** @description Lists sources. */
        RecruitingSourcesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "sources";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingSourcesListParams"];
        };
        RecruitingSourcesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingSource"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        RecruitingScheduledInterviewsListParams: {
            /**
             * @description Maximum number of records on a page.
             * @default 100
             * @example 50
             */
            per_page?: number;
            /**
             * @description Number of the page to return.
             * @default 1
             * @example 2
             */
            page?: number;
            /**
             * @description Returns only records created before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            created_before?: string;
            /**
             * @description Returns only records created at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            created_after?: string;
            /**
             * @description Returns only records last changed before this time, in ISO 8601 format.
             * @example 2024-07-01T00:00:00Z
             */
            updated_before?: string;
            /**
             * @description Returns only records last changed at or after this time, in ISO 8601 format.
             * @example 2024-06-01T00:00:00Z
             */
            updated_after?: string;
            /**
             * @description Returns only interviews that start at or after this time, in ISO 8601 format.
             * @example 2024-06-10T00:00:00Z
             */
            starts_after?: string;
            /**
             * @description Returns only interviews that end before this time, in ISO 8601 format.
             * @example 2024-06-15T00:00:00Z
             */
            ends_before?: string;
        };
        /** @description Lists scheduled interviews. */
        RecruitingScheduledInterviewsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["RecruitingScheduledInterviewsListParams"];
        };
        RecruitingScheduledInterviewsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingScheduledInterview"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
        /** @description Returns one scheduled interview. */
        RecruitingScheduledInterviewsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "scheduled_interviews";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingScheduledInterviewsGetParams"];
        };
        RecruitingScheduledInterviewsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["RecruitingScheduledInterview"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
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
             * @description Position of the attachment in the list of attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of an application as a stream of bytes. */
        RecruitingApplicationAttachmentDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "application_attachment";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingApplicationAttachmentDownloadParams"];
        };
        RecruitingCandidateAttachmentDownloadParams: {
            /**
             * @description Id of the candidate.
             * @example 4001001
             */
            id: number;
            /**
             * @description Position of the attachment in the list of attachments, counted from 0.
             * @example 0
             */
            attachment_index: number;
            /**
             * @description Part of the file to download, in the form of an HTTP Range header value. Leave it out to download the whole file.
             * @example bytes=0-1023
             */
            range_header?: string;
        };
        /** @description Downloads one attachment of a candidate as a stream of bytes. */
        RecruitingCandidateAttachmentDownloadRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "candidate_attachment";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["RecruitingCandidateAttachmentDownloadParams"];
        };
        /**
         * API key
         * @description An API key of the recruiting system.
         */
        RecruitingAuthConfig: {
            /**
             * @description Key of the recruiting API.
             * @example EXAMPLE-recruiting-api-key
             */
            api_key: string;
        };
        /** @description A file attached to a candidate or an application. */
        RecruitingAttachment: {
            /** @description Name of the file, with its extension. */
            filename: string;
            /** @description Signed URL of the file, which expires within 7 days. */
            url: string;
            /**
             * @description Kind of document that the file contains.
             * @enum {string}
             */
            type: "resume" | "cover_letter" | "admin_only" | "take_home_test" | "offer_packet" | "offer_letter" | "signed_offer_letter" | "other";
            /** @description Time at which the attachment was created, in ISO 8601 format. */
            created_at: string;
        };
        /** @description A person who applies for jobs or might be hired. */
        RecruitingCandidate: {
            /** @description Id of the candidate. */
            id: number;
            /** @description First name of the candidate. */
            first_name: string;
            /** @description Last name of the candidate. */
            last_name: string;
            /** @description Company that the candidate currently works for. */
            company?: string | null;
            /** @description Current job title of the candidate. */
            title?: string | null;
            /** @description Time at which the candidate was added, in ISO 8601 format. */
            created_at: string;
            /** @description Time of the last change to the candidate, in ISO 8601 format. */
            updated_at: string;
            /** @description Time of the last activity on the candidate, in ISO 8601 format. */
            last_activity: string;
            /** @description Whether the candidate is private and thus visible only to users with permission. */
            is_private: boolean;
            /** @description URL of the candidate's photo. */
            photo_url?: string | null;
            /** @description Files attached to the candidate. */
            attachments: components["schemas"]["RecruitingAttachment"][];
            /** @description Ids of the candidate's applications. */
            application_ids: number[];
            /** @description Phone numbers of the candidate, each with a value and a type such as `mobile`. */
            phone_numbers: {
                [key: string]: unknown;
            }[];
            /** @description Postal addresses of the candidate, each with a value and a type such as `home`. */
            addresses: {
                [key: string]: unknown;
            }[];
            /** @description Email addresses of the candidate, each with a value and a type such as `personal`. */
            email_addresses: {
                [key: string]: unknown;
            }[];
            /** @description Websites of the candidate, each with a value and a type such as `portfolio`. */
            website_addresses: {
                [key: string]: unknown;
            }[];
            /** @description Social media addresses of the candidate, each with a value. */
            social_media_addresses: {
                [key: string]: unknown;
            }[];
            /** @description User who is responsible for the candidate as recruiter. */
            recruiter?: {
                [key: string]: unknown;
            } | null;
            /** @description User who is responsible for the candidate as coordinator. */
            coordinator?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the candidate may be contacted by email. */
            can_email: boolean;
            /** @description Tags of the candidate. */
            tags: string[];
            /** @description Custom fields of the candidate, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description An application of a candidate for a job, or an entry for a prospect who has not applied yet. */
        RecruitingApplication: {
            /** @description Id of the application. */
            id: number;
            /** @description Id of the candidate who applied. */
            candidate_id: number;
            /** @description Whether the person is a prospect who has not applied for a job yet. */
            prospect: boolean;
            /** @description Time at which the application was made, in ISO 8601 format. */
            applied_at: string;
            /** @description Time at which the application was rejected, in ISO 8601 format. Null if there was no rejection. */
            rejected_at?: string | null;
            /** @description Time of the last activity on the application, in ISO 8601 format. */
            last_activity_at: string;
            /** @description Answer to the location question of the job post. */
            location?: {
                [key: string]: unknown;
            } | null;
            /** @description Source that the application came from. */
            source: {
                [key: string]: unknown;
            };
            /** @description User who is credited with the application. */
            credited_to: {
                [key: string]: unknown;
            };
            /** @description Reason for the rejection, with its name and its type. */
            rejection_reason?: {
                [key: string]: unknown;
            } | null;
            /** @description Further details of the rejection, such as its custom fields. */
            rejection_details?: {
                [key: string]: unknown;
            } | null;
            /** @description Jobs that the application is for, each with its id and name. A prospect can have none or several. */
            jobs: {
                [key: string]: unknown;
            }[];
            /** @description Id of the job post that the candidate applied through, null if there was none. */
            job_post_id?: number | null;
            /** @description State of the application. */
            status: string;
            /** @description Stage of the hiring process that the application is in. */
            current_stage?: {
                [key: string]: unknown;
            } | null;
            /** @description Answers to the questions of the job post, each with the question and the answer as text. */
            answers: {
                [key: string]: unknown;
            }[];
            /** @description Office that the prospect is considered for. */
            prospective_office?: {
                [key: string]: unknown;
            } | null;
            /** @description Department that the prospect is considered for. */
            prospective_department?: {
                [key: string]: unknown;
            } | null;
            /** @description Pool, stage and owner of the prospect. */
            prospect_detail: {
                [key: string]: unknown;
            };
            /** @description Files attached to the application. */
            attachments: components["schemas"]["RecruitingAttachment"][];
            /** @description Custom fields of the application, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description A job to fill, which can have several openings. */
        RecruitingJob: {
            /** @description Id of the job. */
            id: number;
            /** @description Name of the job. */
            name: string;
            /** @description Id of the job requisition in an external system. */
            requisition_id?: string | null;
            /** @description Internal notes about the job. */
            notes?: string | null;
            /** @description Whether the job is confidential. */
            confidential: boolean;
            /** @description State of the job. */
            status: string;
            /** @description Time at which the job was created, in ISO 8601 format. */
            created_at: string;
            /** @description Time at which the job was opened, in ISO 8601 format. */
            opened_at: string;
            /** @description Time at which the job was closed, in ISO 8601 format. Null if the job has not been closed. */
            closed_at?: string | null;
            /** @description Time of the last change to the job, in ISO 8601 format. */
            updated_at: string;
            /** @description Departments that the job belongs to. Elements can be null. */
            departments: ({
                [key: string]: unknown;
            } | null)[];
            /** @description Offices that the job belongs to. */
            offices: {
                [key: string]: unknown;
            }[];
            /** @description Custom fields of the job, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
            /** @description Users who work on filling the job, grouped by role, such as hiring managers, recruiters and coordinators. */
            hiring_team: {
                [key: string]: unknown;
            };
            /** @description Openings of the job, each of which is filled by one hire. */
            openings: {
                [key: string]: unknown;
            }[];
        };
        /** @description A job offer to a candidate. */
        RecruitingOffer: {
            /** @description Id of the offer. */
            id: number;
            /** @description Version number of the offer, which usually increases with each update. */
            version: number;
            /** @description Id of the application that the offer belongs to. */
            application_id: number;
            /** @description Id of the job that is offered. */
            job_id: number;
            /** @description Id of the candidate who receives the offer. */
            candidate_id: number;
            /** @description Opening of the job that the offer is for, null if there is none. */
            opening?: {
                [key: string]: unknown;
            } | null;
            /** @description Time at which the offer was created, in ISO 8601 format. */
            created_at: string;
            /** @description Time of the last change to the offer, in ISO 8601 format. */
            updated_at: string;
            /** @description Date on which the offer was sent to the candidate, as `YYYY-MM-DD`. */
            sent_at?: string | null;
            /** @description Time at which the offer was resolved, for example accepted or rejected, in ISO 8601 format. */
            resolved_at?: string | null;
            /** @description Date on which the candidate starts, as `YYYY-MM-DD`. */
            starts_at?: string | null;
            /** @description State of the offer. */
            status: string;
            /** @description Custom fields of the offer, keyed by field name. */
            custom_fields: {
                [key: string]: unknown;
            };
        };
        /** @description A user of the recruiting system. */
        RecruitingUser: {
            /** @description Id of the user. */
            id: number;
            /** @description Full name of the user. */
            name: string;
            /** @description First name of the user. */
            first_name: string;
            /** @description Last name of the user. */
            last_name: string;
            /** @description Primary email address of the user. */
            primary_email_address: string;
            /** @description Time of the last change to the user, in ISO 8601 format. */
            updated_at: string;
            /** @description Time at which the user was created, in ISO 8601 format. */
            created_at: string;
            /** @description Whether the user's account is disabled. */
            disabled: boolean;
            /** @description Whether the user is a site administrator, with full permissions on all jobs that are not private. */
            site_admin: boolean;
            /** @description All email addresses of the user, including the primary one. */
            emails: string[];
            /** @description Employee id of the user, assigned by the company. */
            employee_id?: string | null;
            /** @description Ids of the candidates who are the same person as the user. */
            linked_candidate_ids: number[];
            /** @description Offices that the user is associated with. */
            offices: {
                [key: string]: unknown;
            }[];
            /** @description Departments that the user is associated with. */
            departments: {
                [key: string]: unknown;
            }[];
        };
        /** @description A department of the company, which can be part of another department. */
        RecruitingDepartment: {
            /** @description Id of the department. */
            id: number;
            /** @description Name of the department. */
            name: string;
            /** @description Id of the parent department, null if there is none. */
            parent_id?: number | null;
            /** @description External id of the parent department. */
            parent_department_external_id?: string | null;
            /** @description Ids of the child departments. */
            child_ids: number[];
            /** @description External ids of the child departments, not necessarily in the order of `child_ids`. */
            child_department_external_ids: string[];
            /** @description Id of the department in an external system, such as an HR system. */
            external_id?: string | null;
        };
        /** @description An office of the company, which can be part of another office. */
        RecruitingOffice: {
            /** @description Id of the office. */
            id: number;
            /** @description Name of the office. */
            name: string;
            /** @description Location of the office, with its name. */
            location?: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the user who is the primary contact of the office. */
            primary_contact_user_id?: number | null;
            /** @description Id of the parent office, null if there is none. */
            parent_id?: number | null;
            /** @description External id of the parent office. */
            parent_office_external_id?: string | null;
            /** @description Ids of the child offices. */
            child_ids: number[];
            /** @description External ids of the child offices, not necessarily in the order of `child_ids`. */
            child_office_external_ids: string[];
            /** @description Id of the office in an external system, such as an HR system. */
            external_id?: string | null;
        };
        /** @description A post that advertises a job inside or outside the company. */
        RecruitingJobPost: {
            /** @description Id of the job post. */
            id: number;
            /** @description Title of the job post. */
            title: string;
            /** @description Location of the job, with its name. */
            location?: {
                [key: string]: unknown;
            } | null;
            /** @description Whether the job post is for an internal job board. */
            internal: boolean;
            /** @description Whether the job post is for an external job board. */
            external: boolean;
            /** @description Whether the job post is active. False after it has been deleted. */
            active: boolean;
            /** @description Whether the job post is live. */
            live: boolean;
            /** @description Time at which the job post first went live, in ISO 8601 format. Null if it never has. */
            first_published_at?: string | null;
            /** @description Id of the job that the job post is for. */
            job_id: number;
            /** @description Text of the job post, in HTML. */
            content?: string | null;
            /** @description Text of the job post for internal job boards, in HTML. */
            internal_content?: string | null;
            /** @description Time of the last change to the job post, in ISO 8601 format. */
            updated_at: string;
            /** @description Time at which the job post was created, in ISO 8601 format. */
            created_at: string;
            /** @description Id of the set of demographic questions that the job post asks. */
            demographic_question_set_id?: number | null;
            /** @description Questions that applicants are asked, each with a label, a type and its possible values. */
            questions: {
                [key: string]: unknown;
            }[];
        };
        /** @description A source that applications come from, such as a website or an agency. */
        RecruitingSource: {
            /** @description Id of the source. */
            id: number;
            /** @description Name of the source, such as `Company website`. */
            name: string;
            /** @description Type of the source, with its id and name. */
            type?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An interview that has been scheduled for an application. */
        RecruitingScheduledInterview: {
            /** @description Id of the scheduled interview. */
            id: number;
            /** @description Id of the application that the interview belongs to. */
            application_id: number;
            /** @description Id of the interview in an external calendar. */
            external_event_id?: string | null;
            /** @description Time at which the interview was scheduled, in ISO 8601 format. */
            created_at: string;
            /** @description Time of the last change to the interview, in ISO 8601 format. */
            updated_at: string;
            /** @description Start of the interview, as `date_time` in ISO 8601 format, or as `date` if it lasts all day. */
            start?: {
                [key: string]: unknown;
            } | null;
            /** @description End of the interview, as `date_time` in ISO 8601 format, or as `date` if it lasts all day. */
            end?: {
                [key: string]: unknown;
            } | null;
            /** @description Place where the interview takes place. */
            location?: string | null;
            /** @description URL of the video call for the interview. */
            video_conferencing_url?: string | null;
            /** @description State of the interview. */
            status: string;
            /** @description Kind of interview, with its id and name. */
            interview?: {
                [key: string]: unknown;
            } | null;
            /** @description User who organizes the interview. */
            organizer?: {
                [key: string]: unknown;
            } | null;
            /** @description Users who conduct the interview, each with their response to the invitation. */
            interviewers: {
                [key: string]: unknown;
            }[];
        };
    };
    responses: {
        /** @description The credentials match none of the connector's authentication methods. */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The credentials match none of the connector's authentication methods.",
                 *       "errors": [
                 *         {
                 *           "field": "auth_config.api_key",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token is missing or invalid. */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token is missing or invalid.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token does not permit the request. */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token does not permit this request.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description No instance with this id exists. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Connector instance inst_EXAMPLE0001 not found.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The request body is invalid, for example because a required property is missing. */
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
        /** @description Too many requests. The `Retry-After` header says how long to wait. */
        Error429: {
            headers: {
                /**
                 * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
                 * @example 30
                 */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Try again in 30 seconds.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The gateway failed with an internal error. */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Internal server error.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the instance that runs the operation.
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
            /** @description The new connector instance. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The result of a successful operation. */
            200: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte of the range, and the size of the file.
                     * @example bytes 0-99/1024
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `Candidate` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `Candidate` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `Application` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `Application` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `Job` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `Job` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `Offer` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `Offer` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `User` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `User` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `Department` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `Department` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `Office` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `Office` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `JobPost` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `JobPost` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `Source` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description A page of `ScheduledInterview` records. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The `ScheduledInterview` record. */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The content of the file. */
            200: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte of the range, and the size of the file.
                     * @example bytes 0-99/1024
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
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
                 * @description Id of the instance that runs the operation.
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
            /** @description The content of the file. */
            200: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte of the range, and the size of the file.
                     * @example bytes 0-99/1024
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
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
