/** Whether the gateway should get requests. */
export interface Readiness {
  /** Why it should not; undefined when it should. */
  readonly findObstacle: () => Promise<string | undefined>;
  /** From now on it should not, because it stops. */
  readonly drain: () => void;
}

/** A database that takes longer to answer does not help anybody. */
const PING_MILLISECONDS = 2000;

/** Asks the database, whose schema was brought up to date when it was opened. Questions that come at the same time share one. */
export function createReadiness(ping: () => Promise<void>): Readiness {
  let isStopping = false;
  let asking: Promise<string | undefined> | undefined;
  const ask = (): Promise<string | undefined> => {
    asking ??= askInTime(ping).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return {
    findObstacle: () => (isStopping ? Promise.resolve("the gateway is stopping") : ask()),
    drain: () => {
      isStopping = true;
    },
  };
}

function askInTime(ping: () => Promise<void>): Promise<string | undefined> {
  const obstacle = "the database does not answer";
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      resolve(obstacle);
    }, PING_MILLISECONDS);
    const settle = (obstacle: string | undefined): void => {
      clearTimeout(limit);
      resolve(obstacle);
    };
    ping().then(
      () => {
        settle(undefined);
      },
      () => {
        settle(obstacle);
      },
    );
  });
}
