import { describeStorage } from "../../fixtures/gateway/storage_suite.ts";
import { makeSqlite } from "../../fixtures/gateway/test_database.ts";

describeStorage(makeSqlite);
