import type { WaqfView } from '@waqf/contracts/endowments';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { isMissing, LoadFailure, MissingWaqf } from '@waqf/screen-kit';
import { Button, EmptyState, Icon } from '@waqf/ui/core';
import { discardedMessages } from '../messages/discarded.messages';
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

/** In the place of a page that works on a waqf, such as the upload of its deeds, when the waqf is discarded. */
export function DiscardedPage({ view }: { view: WaqfView }) {
  const t = useMessages(discardedMessages);
  return (
    <EmptyState
      icon={<Icon.Delete size={28} />}
      title={t(view.may.restore ? 'notice' : 'noticeOther')}
      text={t(view.may.restore ? 'noticeText' : 'noticeTextOther')}
      action={
        <Button variant="primary" href={`/waqf/${view.waqf.id}/details`}>
          {t('open')}
        </Button>
      }
    />
  );
}
