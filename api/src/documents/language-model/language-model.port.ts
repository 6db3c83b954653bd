import type { DeedQuestion } from '../reading/second-reading/model-question.js';

/** The reason why there is no answer. Safe to log: it contains nothing of the deed, the answer or the key. */
export type NoAnswerReason =
  | 'unreachable'
  | 'timed_out'
  | 'busy'
  | 'refused'
  | 'failing'
  | 'too_large'
  | 'malformed'
  | 'resting'
  | 'stopped';

export class NoAnswerError extends Error {
  constructor(
    readonly reason: NoAnswerReason,
    /** HTTP status; undefined when there was none. */
    readonly status?: number,
    /** The pause that the endpoint asks for, in milliseconds. */
    readonly restMs?: number,
  ) {
    super(`the language model gave no answer: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'NoAnswerError';
  }
}

/**
 * A model that reads the lines of a deed. Its answer is never trusted: the reader uses only what is written in the
 * deed.
 */
export abstract class LanguageModel {
  /** False when no model is configured, and for a while after several failures. */
  abstract get available(): boolean;

  /**
   * Asks the model once, without retrying.
   * @returns the text that the model wrote, unchecked
   * @throws NoAnswerError
   */
  abstract ask(question: DeedQuestion, signal: AbortSignal): Promise<string>;
}

/** Used when no model is configured: only the rules read, and no deed is sent anywhere. */
export class NoLanguageModel extends LanguageModel {
  override get available(): boolean {
    return false;
  }

  override ask(): Promise<string> {
    return Promise.reject(new NoAnswerError('resting'));
  }
}
