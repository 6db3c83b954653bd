import type { Bilingual } from '@waqf/contracts';
import { errorMessage, errorReference, useLanguage } from '@waqf/platform-web';
import { ErrorState } from '@waqf/ui/core';

export interface LoadFailureProps {
  error: unknown;
  /** What could not be loaded. */
  title: string;
  /** Said when the server gives no message of its own. */
  otherwise: Bilingual;
  /** What is safe all the same, as a sentence after the message. */
  safe?: string;
  onRetry: () => void;
  retrying?: boolean;
  /** Without a card around it, inside another. */
  bare?: boolean;
}

/** In place of data that could not be read: what happened, what is safe, and the way to try again. */
export function LoadFailure({ error, title, otherwise, safe, ...rest }: LoadFailureProps) {
  const { language } = useLanguage();
  const message = errorMessage(error, language, otherwise[language]);
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
