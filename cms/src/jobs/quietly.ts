import { describeError } from '../log/describe-error';

const describe = (error: unknown) => (error instanceof Error ? describeError(error).message : String(error));

/**
 * A handler for errors that come again and again while something is down: it reports each kind once a minute.
 * @param report takes the error's message
 */
export function quietly(report: (message: string) => void, pauseMs = 60_000): (error: unknown) => void {
  let reported = new Set<string>();
  let since = 0;
  return (error) => {
    const message = describe(error);
    const now = Date.now();
    if (now - since >= pauseMs) {
      reported = new Set();
      since = now;
    }
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  };
}
