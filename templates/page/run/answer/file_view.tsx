import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AnswerBody } from "../call/request.js";
import { ColoredCode } from "../../code/colored_code.js";
import { sizeText } from "./plain_words.js";

/** How much of a text file is shown. */
const PREVIEW = 2000;

/** A file: a link that saves it, what it is, and the beginning of a text. */
export function FileView({ file }: { readonly file: Extract<AnswerBody, { readonly kind: "file" }> }): VNode {
  const { blob, filename, contentType, range } = file;
  const [address, setAddress] = useState<string>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    setPreview(undefined);
    let isGone = false;
    if (isText(contentType)) {
      void blob
        .slice(0, PREVIEW * 4)
        .text()
        .then((text) => {
          if (!isGone) setPreview(text);
        });
    }
    return () => {
      isGone = true;
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return (
    <div class="file stack">
      <p>
        {address === undefined ? null : (
          <a class="button" href={address} download={filename}>
            Save {filename}
          </a>
        )}{" "}
        <span>
          {contentType}, {sizeText(blob.size)}
        </span>
      </p>
      {range === undefined ? null : (
        <p class="soft">
          A part of the file: <code>{range}</code>
        </p>
      )}
      {preview === undefined || preview === "" ? null : (
        <ColoredCode
          text={preview.length > PREVIEW ? `${preview.slice(0, PREVIEW)}…` : preview}
          language="text"
          title="Beginning of the file"
          hideTitle
        />
      )}
    </div>
  );
}

function isText(contentType: string): boolean {
  return /^text\/|[/+]json\b|[/+]xml\b/i.test(contentType);
}
