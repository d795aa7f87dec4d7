import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { printSample, sampleLanguages, type SampleLanguage } from "../../shared/code_samples.js";
import { chosenLanguage, onLanguage } from "../../code/languages.js";
import { CodeBlock } from "../code_block.js";
import { toSampleCall, type CodeSource } from "./sample_call.js";

/** The request as code, in the language that the reader chose for all samples. */
export function RequestCode(source: CodeSource): VNode {
  const [language, setLanguage] = useState<SampleLanguage>(chosenLanguage);
  useEffect(() => onLanguage(setLanguage), []);
  const code = printSample(language, toSampleCall(source));
  const { id } = source.target.operation;
  const { title } = sampleLanguages.find((one) => one.id === language) ?? sampleLanguages[0];
  return (
    <div class="request">
      <fieldset class="languages">
        <legend class="unseen">Language of the request</legend>
        {sampleLanguages.map((one) => (
          <label key={one.id}>
            <input type="radio" name={`run:${id}:language`} value={one.id} checked={one.id === language} />
            <span>{one.title}</span>
          </label>
        ))}
      </fieldset>
      <CodeBlock text={code} language={language} title={`Request in ${title}`} />
    </div>
  );
}
