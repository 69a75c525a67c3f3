import pino, { type DestinationStream, type LoggerOptions } from 'pino';
import { currentRequestId } from './request-context';

type Fields = Readonly<Record<string, unknown>>;

/** What is never written, at the top of a line's fields or one below: it would open something to whoever reads the log. */
const SECRETS = ['authorization', 'cookie', 'password', 'secret', 'sessionSecret', 'token'];

const options: LoggerOptions = {
  base: null,
  messageKey: 'message',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  mixin: () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
};

export interface Log {
  info: (message: string, fields?: Fields) => void;
  warning: (message: string, fields?: Fields) => void;
  /** @param error anything thrown; its stack goes to the log and nowhere else */
  error: (message: string, error: unknown, fields?: Fields) => void;
}

/**
 * One line of JSON per event; JSON's own escaping keeps line breaks and control characters out of the log's structure.
 * @param output takes the ordinary lines
 * @param troubles takes the rest
 */
export function createLog(output: DestinationStream, troubles: DestinationStream): Log {
  const ordinary = pino(options, output);
  const other = pino(options, troubles);
  return {
    info: (message, fields = {}) => ordinary.info(fields, message),
    warning: (message, fields = {}) => other.warn(fields, message),
    error: (message, error, fields = {}) => other.error({ ...describe(error), ...fields }, message),
  };
}

function describe(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  const { message, stack, cause } = error;
  return { error: message, stack, ...(cause !== undefined && { cause: cause instanceof Error ? cause.message : String(cause) }) };
}

const STDOUT = 1;
const STDERR = 2;

/** Written at once, so that nothing is missing when the process ends. */
const stream = (dest: number): DestinationStream => pino.destination({ dest, sync: true });

const { info, warning, error } = createLog(stream(STDOUT), stream(STDERR));

export const logInfo = info;
export const logWarning = warning;
export const logError = error;
