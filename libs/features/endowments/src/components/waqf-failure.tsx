import { loadingCatalogue } from '@waqf/contracts/messages';
import { HttpError, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Button, EmptyState, Icon } from '@waqf/ui/core';
import { waqfMessages } from '../messages/waqf.messages';

/** In place of a waqf that can't be shown: missing (or not yours, which is the same), or an error with what is safe. */
export function WaqfFailure({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying?: boolean }) {
  const t = useMessages(waqfMessages);
  const missing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  if (missing) {
    return (
      <EmptyState
        icon={<Icon.Waqf size={28} />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Button href="/waqf" variant="primary">
            {t('backToList')}
          </Button>
        }
      />
    );
  }
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
