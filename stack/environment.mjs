// @ts-check

/** What any program needs from the surrounding system; everything else is handed to each part by name. */
const SYSTEM = /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|SystemRoot|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;

/**
 * The environment every part starts from.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function baseEnvironment(env = process.env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => SYSTEM.test(name)));
}
