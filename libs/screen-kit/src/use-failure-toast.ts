import { useCallback } from 'react';
import { errorMessage, useLanguage } from '@waqf/platform-web';
import { useToast } from '@waqf/ui/core';

/** Shows the toast of a failure: the specification's title, and the server's message or the call's own default. */
export function useFailureToast(): (title: string, error: unknown, fallback?: string) => void {
  const toast = useToast();
  const { language } = useLanguage();
  return useCallback(
    (title, error, fallback) => toast.show({ tone: 'error', title, text: errorMessage(error, language, fallback) }),
    [toast, language],
  );
}
