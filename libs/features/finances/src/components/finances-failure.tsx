import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { financesPageMessages } from '../messages/finances.messages';

/** What happened, that the entries are safe, and a button to try again. */
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
  return (
    <LoadFailure
      title={t('failed')}
      error={error}
      otherwise={loadingCatalogue.transactions}
      safe={t('failedText')}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
