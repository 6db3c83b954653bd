import { errorMessage, errorReference, useLanguage, useMessages } from '@waqf/platform-web';
import { ErrorState } from '@waqf/ui/core';
import { financesPageMessages } from '../messages/finances.messages';

/** What happened, that the entries are safe, and the way to try again. */
export function FinancesFailure({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  const t = useMessages(financesPageMessages);
  const { language } = useLanguage();
  return (
    <ErrorState
      title={t('failed')}
      text={t('failedText', { message: errorMessage(error, language).replace(/\.$/, '') })}
      reference={errorReference(error) ?? undefined}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
