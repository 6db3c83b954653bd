/** An error of the embedded database, with a message in Arabic and English. `code` names the reason. */
export class EmbeddedDatabaseError extends Error {
  /**
   * @param {string} code
   * @param {{ar: string, en: string}} words
   * @param {{cause?: unknown, details?: string}} [more] `details` is added below the message, for example the server's
   *   last log lines
   */
  constructor(code, words, { cause, details } = {}) {
    super(`${words.ar}\n${words.en}${details ? `\n${details}` : ''}`, { cause });
    this.name = 'EmbeddedDatabaseError';
    this.code = code;
    this.words = words;
  }
}
