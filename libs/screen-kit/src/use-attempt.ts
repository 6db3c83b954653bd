import { useCallback } from 'react';
import { useToast, type ToastMessage } from '@waqf/ui/core';
import { useFailureToast } from './use-failure-toast';

/** A form that shows a refusal at its fields. */
export interface RefusedForm {
  /** @returns whether a field shows the error */
  refuse: (error: unknown) => boolean;
}

export interface AttemptWords<T> {
  /** The toast after success, or its title; without it there is no toast. */
  done?: string | ToastMessage | ((answer: T) => string | ToastMessage | null);
  /** The title of the toast after a failure; its text is the server's message. */
  failed: string;
  /** The text of that toast when the server gave no message; by default a general sentence. */
  otherwise?: string;
  /** The form whose fields show what the server refused. */
  form?: RefusedForm | undefined;
  /** True to show no toast for an error that the fields show. */
  quiet?: boolean;
}

/**
 * Runs what a dialog or a form does when it is submitted, and reports the result. The answer is returned in an object,
 * or null after a failure, so that a dialog can close only after success.
 */
export function useAttempt(): <T>(work: () => Promise<T>, words: AttemptWords<T>) => Promise<{ answer: T } | null> {
  const toast = useToast();
  const fail = useFailureToast();
  return useCallback(
    async (work, { done, failed, otherwise, form, quiet = false }) => {
      try {
        const answer = await work();
        const said = typeof done === 'function' ? done(answer) : done;
        if (said) toast.show(typeof said === 'string' ? { title: said } : said);
        return { answer };
      } catch (error) {
        const atFields = form?.refuse(error) ?? false;
        if (!quiet || !atFields) fail(failed, error, otherwise);
        return null;
      }
    },
    [toast, fail],
  );
}
