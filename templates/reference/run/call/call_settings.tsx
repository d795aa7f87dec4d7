import type { VNode } from "preact";
import type { Operation } from "../../../runtime/operation.js";

interface CallSettingsProps {
  readonly id: string;
  readonly instance: string;
  readonly token: string;
  readonly onInstance: (instance: string) => void;
  readonly onToken: (token: string) => void;
}

/** The instance and the token of a call. Browsers are asked not to remember the token. */
export function CallSettings({ id, instance, token, onInstance, onToken }: CallSettingsProps): VNode {
  return (
    <details class="settings">
      <summary>
        Instance <code>{instance}</code>
        {token === "any" ? null : token === "" ? ", no token" : ", your token"}
      </summary>
      <div class="form-field">
        <div class="caption">
          <label for={`${id}.instance`}>Instance</label>
        </div>
        <input
          id={`${id}.instance`}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={instance}
          onInput={({ currentTarget }) => onInstance(currentTarget.value.trim())}
        />
      </div>
      <div class="form-field">
        <div class="caption">
          <label for={`${id}.token`}>Token</label>
        </div>
        <input
          id={`${id}.token`}
          type="password"
          autocomplete="off"
          aria-describedby={`${id}.token.about`}
          value={token}
          onInput={({ currentTarget }) => onToken(currentTarget.value)}
        />
        <p class="about" id={`${id}.token.about`}>
          A sandbox accepts any token unless it was started with one. The page does not store it, and code samples do not show it.
        </p>
      </div>
    </details>
  );
}

/** What a call changes; nothing for a call that only reads. */
export function EffectNotice({ operation: { effect, permanent } }: { readonly operation: Operation }): VNode | null {
  if (effect === "read") return null;
  return (
    <p class={permanent === true ? "effect-notice permanent" : "effect-notice"}>
      {permanent === true
        ? "At the third party, this cannot be undone. Here it changes only records of the sandbox, and a reset brings them back."
        : "This call changes records of the sandbox and nothing else. A reset brings the old ones back."}
    </p>
  );
}
