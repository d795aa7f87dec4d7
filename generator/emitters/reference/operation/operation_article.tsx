import type { VNode } from "preact";
import { hasPages } from "../../../model/paging_queries.ts";
import type { Connector, Operation, Paging } from "../../../model/types.ts";
import { linkTo } from "../anchors.ts";
import { OperationBinding } from "../connector/operation_binding.tsx";
