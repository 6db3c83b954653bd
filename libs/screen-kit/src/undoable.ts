import type { Language } from '@waqf/formats';
import type { ToastMessage } from '@waqf/ui/core';
import type { useAttempt } from './use-attempt';

const undo = { ar: 'تراجع', en: 'Undo' };

/** How to undo an act that needed one press. */
export interface TakeBack {
  /** What was done, for users who hear the toast. */
  what: string;
  work: () => Promise<unknown>;
  /** The toast once it is taken back. */
  done: ToastMessage;
  /** The title of the toast when it could not be. */
  failed: string;
}

/** What a toast needs of the screen that shows it. */
export interface UndoTools {
  attempt: ReturnType<typeof useAttempt>;
  language: Language;
}

/**
 * The toast of an act that needed one press, with a button to undo it. The act must also be undone on a page, because
 * the toast closes by itself.
 */
export function undoable({ attempt, language }: UndoTools, said: ToastMessage, back: TakeBack): ToastMessage {
  const { what, work, done, failed } = back;
  const label = undo[language];
  return {
    ...said,
    action: { label, altText: `${label}: ${what}`, onClick: () => void attempt(work, { done, failed }) },
  };
}
