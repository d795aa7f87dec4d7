/** How long an access token is accepted. */
export interface TokenLife {
  readonly seconds: number;
  /** For how many calls. */
  readonly uses: number;
}

/** A token that outlives every measurement. */
export const longLife: TokenLife = { seconds: 3600, uses: 1_000_000_000 };

/** How tokens are given out. */
export interface TokenRules {
  /** The first access token of an account. */
  readonly first: TokenLife;
  readonly later: TokenLife;
  /** How long the answer with a token takes. */
  readonly milliseconds: number;
}

/** What happened to tokens. */
export interface TokenCounts {
  readonly refreshes: number;
  /** The most refreshes of one account at the same time. */
  readonly mostAtOnce: number;
  /** Refreshes with a refresh token that is older than an access token with which a call was made: whoever asks lost a newer one. */
  readonly lost: number;
  /** Calls with an access token that was replaced, has expired or was used often enough. */
  readonly refused: number;
}

/** Gives out tokens, each refresh token for one use. */
export interface TokenServer {
  readonly refresh: (form: string, answer: (status: number, text: string) => void) => void;
  readonly accepts: (authorization: string | undefined) => boolean;
  readonly counts: () => TokenCounts;
}

interface Account {
  /** The generation of the newest tokens that were given out. */
  issued: number;
  /** The newest generation with which a call was made. */
  used: number;
  /** How many calls were made with the newest access token. */
  uses: number;
  expires: number;
  running: number;
}

/** The refresh token of an account that was just connected. */
export function firstRefreshToken(account: string): string {
  return `refresh.${account}.0`;
}

/**
 * Creates what gives out tokens. It accepts the newest refresh token and, as long as nobody made a call with the newest access token, the
 * one before: nobody may have received the newest.
 */
export function createTokenServer({ first, later, milliseconds }: TokenRules): TokenServer {
  const accounts = new Map<string, Account>();
  const counts = { refreshes: 0, mostAtOnce: 0, lost: 0, refused: 0 };
  const accountOf = (name: string): Account => {
    const known = accounts.get(name) ?? { issued: 0, used: 0, uses: 0, expires: 0, running: 0 };
    accounts.set(name, known);
    return known;
  };
  const lifeOf = ({ issued }: Account): TokenLife => (issued === 1 ? first : later);
  const issue = (name: string, account: Account): string => {
    account.issued += 1;
    const { seconds } = lifeOf(account);
    account.uses = 0;
    account.expires = performance.now() + seconds * 1000;
    const suffix = `${name}.${account.issued}`;
    return JSON.stringify({
      access_token: `access.${suffix}`,
      refresh_token: `refresh.${suffix}`,
      expires_in: seconds,
      token_type: "Bearer",
    });
  };
  return {
    refresh: (form, answer) => {
      const { name, generation } = parse(new URLSearchParams(form).get("refresh_token") ?? "");
      const account = accountOf(name);
      counts.refreshes += 1;
      account.running += 1;
      counts.mostAtOnce = Math.max(counts.mostAtOnce, account.running);
      const isLost = generation < account.used;
      if (isLost) counts.lost += 1;
      setTimeout(() => {
        account.running -= 1;
        if (isLost || generation > account.issued) answer(400, JSON.stringify({ error: "invalid_grant" }));
        else answer(200, issue(name, account));
      }, milliseconds);
    },
    accepts: (authorization = "") => {
      const { name, generation } = parse(authorization.replace("Bearer ", ""));
      const account = accountOf(name);
      // What a call is made with has arrived, also when the call is refused.
      account.used = Math.max(account.used, generation);
      const isAccepted =
        generation > 0 && generation === account.issued && account.uses < lifeOf(account).uses && performance.now() < account.expires;
      if (isAccepted) account.uses += 1;
      else counts.refused += 1;
      return isAccepted;
    },
    counts: () => ({ ...counts }),
  };
}

function parse(token: string): { readonly name: string; readonly generation: number } {
  const [, name = "", generation = "0"] = token.split(".");
  return { name, generation: Number(generation) };
}
