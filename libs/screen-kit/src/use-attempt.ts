import { useCallback } from 'react';
import { useToast, type ToastMessage } from '@waqf/ui/core';
import { useFailureToast } from './use-failure-toast';

/** A form that shows a refusal at its fields. */
export interface RefusedForm {
  /** @returns whether a field says it */
  refuse: (error: unknown) => boolean;
}

export interface AttemptWords<T> {
  /** The toast once it is done, or its title; without one nothing is said. */
  done?: string | ToastMessage | ((answer: T) => string | ToastMessage | null);
  /** Title of the toast when it failed; its text is the server's. */
  failed: string;
  /** Its fields say what of the input was refused. */
  form?: RefusedForm | undefined;
  /** No toast for what the fields say. */
  quiet?: boolean;
}

/**
 * What a dialog or a form does when it is sent: it tries, and says how it ended. The answer comes back as an object, or
 * null when it failed: a dialog that closes only after success asks for it.
 */
export function useAttempt(): <T>(work: () => Promise<T>, words: AttemptWords<T>) => Promise<{ answer: T } | null> {
  const toast = useToast();
  const fail = useFailureToast();
  return useCallback(
    async (work, { done, failed, form, quiet = false }) => {
      try {
        const answer = await work();
        const said = typeof done === 'function' ? done(answer) : done;
        if (said) toast.show(typeof said === 'string' ? { title: said } : said);
        return { answer };
      } catch (error) {
        const atFields = form?.refuse(error) ?? false;
        if (!quiet || !atFields) fail(failed, error);
        return null;
      }
    },
    [toast, fail],
  );
}
