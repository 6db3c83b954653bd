import { useCallback } from 'react';
import { errorMessage, StepUpCancelledError, useLanguage } from '@waqf/platform-web';
import { useToast } from '@waqf/ui/core';

/**
 * Shows the toast of a failure: the specification's title, and the server's message or the given default. A
 * confirmation that the user cancelled is not reported as a failure.
 */
export function useFailureToast(): (title: string, error: unknown, fallback?: string) => void {
  const toast = useToast();
  const { language } = useLanguage();
  return useCallback(
    (title, error, fallback) => {
      const text = errorMessage(error, language, fallback);
      if (error instanceof StepUpCancelledError) toast.show({ tone: 'info', title: text });
      else toast.show({ tone: 'error', title, text });
    },
    [toast, language],
  );
}
