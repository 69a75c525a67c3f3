// @ts-check

/**
 * A failure the person at the terminal can act on: shown as its message, without a stack trace.
 * `details` is what stands below the message (the tail of a log, as a rule).
 */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {{ details?: string }} [options]
   */
  constructor(message, options = {}) {
    super(message);
    this.name = 'Failure';
    this.details = options.details ?? '';
  }
}

/** Somebody asked to stop (Ctrl-C, SIGTERM) while something was under way. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted.');
    this.name = 'Interrupted';
  }
}

/**
 * Prints an error the way it deserves: a Failure as a sentence, anything else with its stack.
 * @param {unknown} error
 */
export function reportError(error) {
  if (error instanceof Interrupted) return;
  if (error instanceof Failure) {
    console.error(`\n✗ ${error.message}`);
    if (error.details !== '') console.error(`\n${error.details}`);
    return;
  }
  console.error(error);
}
