import { useCallback } from 'react';
import { defineMessages, useMessages } from '@waqf/platform-web';
import type { ToastMessage } from '@waqf/ui/core';
import { useAttempt } from './use-attempt';

const messages = defineMessages({
  undo: { ar: 'تراجع', en: 'Undo' },
  undoWhat: { ar: 'تراجع عن: {what}', en: 'Undo: {what}' },
});

/** How an act that needed one press is taken back. */
export interface TakeBack {
  /** What was done, for users who hear the toast. */
  what: string;
  work: () => Promise<unknown>;
  /** The toast once it is taken back. */
  done: ToastMessage;
  /** The title of the toast when it could not be. */
  failed: string;
}

/**
 * The toast of an act that needed one press, with a button that takes it back. The act must also have a way back on
 * a page, because the toast closes by itself.
 */
export function useUndoable(): (said: ToastMessage, back: TakeBack) => ToastMessage {
  const t = useMessages(messages);
  const attempt = useAttempt();
  return useCallback(
    (said, { what, work, done, failed }) => ({
      ...said,
      action: {
        label: t('undo'),
        altText: t('undoWhat', { what }),
        onClick: () => void attempt(work, { done, failed }),
      },
    }),
    [t, attempt],
  );
}
