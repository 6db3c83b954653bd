import type { DeedQuestion } from '../reading/model-question.js';

/** Why there is no answer. Safe to log: nothing of the deed, the answer or the key is in it. */
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
    /** HTTP status where there was one. */
    readonly status?: number,
    /** How long the endpoint asks to be left alone, in milliseconds. */
    readonly restMs?: number,
  ) {
    super(`the language model gave no answer: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'NoAnswerError';
  }
}

/**
 * A model that reads the lines of a deed. Its answer is never trusted by itself: the reader uses only what is written
 * in the deed.
 */
export abstract class LanguageModel {
  /** False where none is configured, and for a while after it failed several times. */
  abstract get available(): boolean;

  /**
   * Asks once; never again by itself.
   * @returns what the model wrote, unchecked
   * @throws NoAnswerError
   */
  abstract ask(question: DeedQuestion, signal: AbortSignal): Promise<string>;
}

/** None is configured: the rules read alone, and no deed is sent anywhere. */
export class NoLanguageModel extends LanguageModel {
  override get available(): boolean {
    return false;
  }

  override ask(): Promise<string> {
    return Promise.reject(new NoAnswerError('resting'));
  }
}
