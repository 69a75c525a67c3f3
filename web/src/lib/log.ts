type Fields = Readonly<Record<string, unknown>>;

/** One line of JSON per event; JSON's own escaping keeps line breaks and control characters out of the log's structure. */
function write(level: 'info' | 'warn' | 'error', message: string, fields: Fields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
}

export const logInfo = (message: string, fields: Fields = {}): void => write('info', message, fields);

export const logWarning = (message: string, fields: Fields = {}): void => write('warn', message, fields);

/** @param error anything thrown; its stack goes to the log and nowhere else */
export function logError(message: string, error: unknown, fields: Fields = {}): void {
  const details = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
  write('error', message, { ...details, ...fields });
}
