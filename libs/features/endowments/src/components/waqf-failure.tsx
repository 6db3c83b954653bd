import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { isMissing, LoadFailure, MissingWaqf } from '@waqf/screen-kit';
import { waqfMessages } from '../messages/waqf.messages';

/**
 * Shown instead of a waqf that cannot be shown: it is missing (or not yours, which looks the same), or an error
 * occurred.
 */
export function WaqfFailure({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying?: boolean }) {
  const t = useMessages(waqfMessages);
  if (isMissing(error)) return <MissingWaqf title={t('notFound')} text={t('notFoundText')} back={t('backToList')} />;
  return (
    <LoadFailure
      title={t('loadFailed')}
      error={error}
      otherwise={loadingCatalogue.waqfDetails}
      safe={t('loadFailedText')}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
