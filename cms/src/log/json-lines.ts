import { describeError } from './describe-error';

/** Where the logger's outputs look for the finished line. */
export const MESSAGE = Symbol.for('message');

/** What the logger hands a format: the message, or the error itself, with a level. */
interface LogInfo {
  level: string;
  message: unknown;
  requestId?: string;
  fields?: Readonly<Record<string, unknown>>;
  [MESSAGE]?: string;
}

/** Colours and other commands to a terminal. */
const TERMINAL = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** Longer messages are cut: somebody else's words may be in them. */
const MAX_TEXT = 8_000;

const plain = (text: string): string => text.replace(TERMINAL, '').slice(0, MAX_TEXT);

function wordsOf(info: LogInfo): Readonly<Record<string, string | undefined>> {
  const error = info instanceof Error ? info : info.message;
  if (!(error instanceof Error)) return { message: plain(typeof error === 'string' ? error : (JSON.stringify(error) ?? '')) };
  const { message, code, stack } = describeError(error);
  return { message: plain(message), code, stack: stack && plain(stack) };
}

/**
 * A format of Strapi's logger: one line of JSON each, in the order of the website's lines. JSON's own escaping keeps line breaks and control
 * characters out of the log's structure.
 */
export const jsonLines = {
  transform(info: LogInfo): LogInfo {
    const { requestId, fields } = info;
    info[MESSAGE] = JSON.stringify({
      time: new Date().toISOString(),
      level: info.level,
      part: 'cms',
      requestId,
      ...wordsOf(info),
      ...fields,
    });
    return info;
  },
};
