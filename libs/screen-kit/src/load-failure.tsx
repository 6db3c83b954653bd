import type { Bilingual } from '@waqf/contracts';
import { errorMessage, errorReference, useLanguage } from '@waqf/platform-web';
import { ErrorState } from '@waqf/ui/core';

export interface LoadFailureProps {
  error: unknown;
  /** Names what could not be loaded. */
  title: string;
  /** Shown when the server gives no message of its own; by default that something unexpected happened. */
  otherwise?: Bilingual | undefined;
  /** What is not affected by the failure, as a sentence after the message. */
  safe?: string;
  onRetry: () => void;
  retrying?: boolean;
  /** True without a card around it, for use inside another card. */
  bare?: boolean;
}

/** Shown instead of data that could not be loaded: what happened, what is not affected, and a button to try again. */
export function LoadFailure({ error, title, otherwise, safe, ...rest }: LoadFailureProps) {
  const { language } = useLanguage();
  const message = errorMessage(error, language, otherwise?.[language]);
  return (
    <ErrorState
      {...rest}
      title={title}
      text={safe === undefined ? message : `${message.replace(/[.۔]$/, '')}. ${safe}`}
      safe={safe === undefined ? undefined : null}
      reference={errorReference(error) ?? undefined}
    />
  );
}
