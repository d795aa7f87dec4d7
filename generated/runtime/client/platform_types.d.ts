// @generated from templates/runtime/client/platform_types.ts by connector-gateway-spec. Do not edit.
/**
 * Types of the platform as the consumer's compiler knows them, from the DOM library or from @types/node. Where it knows
 * neither, the part that is needed is written out, so that the declarations of the package compile in any project.
 */

/** A function that sends a request: the global `fetch`, or one that takes as much of it as is used here. */
export type Fetch = typeof globalThis extends {
  fetch: (input: infer _Input, init?: infer Init) => infer Answer;
}
  ? (address: string, init: NonNullable<Init>) => Answer
  : (address: string, init: object) => Promise<object>;

/** A signal that ends a call early. */
export type Signal = typeof globalThis extends {
  AbortSignal: {
    prototype: infer Known;
  };
}
  ? Known
  : {
      readonly aborted: boolean;
      readonly reason: unknown;
      addEventListener(type: "abort", listener: () => void): void;
    };

/** A stream of bytes, as the body of a `Response` is. */
export type ByteStream = typeof globalThis extends {
  Response: {
    prototype: {
      readonly body: infer Known;
    };
  };
}
  ? NonNullable<Known>
  : AsyncIterable<Uint8Array>;

/** Such a stream from here. Where Node's types are known, functions of Node take it too, also beside the DOM library. */
export type DownloadStream = ByteStream & NodeStream;
type NodeStream = typeof globalThis extends {
  process: {
    getBuiltinModule: {
      (id: "node:stream/web"): infer Modules;
      (id: string): unknown;
    };
  };
}
  ? StreamIn<Modules> & AsyncIterable<Uint8Array>
  : unknown;
type StreamIn<Module> = Module extends {
  ReadableStream: {
    prototype: infer Known;
  };
}
  ? Known
  : never;

/** Bytes in memory of their own. */
export type Bytes = ReturnType<typeof Uint8Array.from>;

/** The headers of a `Response`. */
export type ResponseHeaders = typeof globalThis extends {
  Headers: {
    prototype: infer Known;
  };
}
  ? Known
  : {
      get(name: string): string | null;
      has(name: string): boolean;
    };

/** The content of a file. */
export type Blob = typeof globalThis extends {
  Blob: {
    prototype: infer Known;
  };
}
  ? Known
  : {
      readonly size: number;
      readonly type: string;
      arrayBuffer(): Promise<ArrayBuffer>;
      text(): Promise<string>;
    };

/** The `Request` of the platform. */
export type FetchRequest = typeof globalThis extends {
  Request: {
    prototype: infer Known;
  };
}
  ? Known
  : {
      readonly method: string;
      readonly url: string;
      readonly headers: {
        get(name: string): string | null;
      };
    };

/** The `Response` of the platform. */
export type FetchResponse = typeof globalThis extends {
  Response: {
    prototype: infer Known;
  };
}
  ? Known
  : {
      readonly status: number;
      readonly headers: {
        get(name: string): string | null;
      };
    };
export {};
