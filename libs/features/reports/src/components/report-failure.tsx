import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { reportsMessages } from '../messages/reports.messages';

/** What happened, that the entries are safe, and a button to try again. */
export function ReportFailure(props: { error: unknown; onRetry: () => void; retrying: boolean }) {
  const t = useMessages(reportsMessages);
  return (
    <LoadFailure title={t('failed')} otherwise={loadingCatalogue.transactions} safe={t('failedText')} {...props} />
  );
}
