import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import { DeedWarnings, DiscardedPage, JourneySteps, useWaqfEvents, WaqfFailure } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon, PageHead, PageSkeleton, usePhone } from '@waqf/ui/core';
import { waqfQuery } from '@waqf/screen-kit';
import { ToApprovalButton, ReviewSentence } from '../review/review-acts';
import { reviewMessages } from '../review/review.messages';
import { ReviewWorkspace } from '../review/review-workspace';
import { useReview } from '../review/use-review';

/** `/waqf/{id}/review`: each extracted field beside its page, to confirm or to correct. */
export function ReviewScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  if (waqf.data.waqf.status === 'discarded') return <DiscardedPage view={waqf.data} />;
  return waqf.data.may.review ? <ReviewPage view={waqf.data} /> : <Closed waqfId={waqfId} />;
}

function Closed({ waqfId }: { waqfId: string }) {
  const t = useMessages(reviewMessages);
  return (
    <EmptyState
      icon={<Icon.Lock size={28} />}
      title={t('closed')}
      text={t('closedText')}
      action={
        <Button variant="primary" href={`/waqf/${waqfId}/details`}>
          {t('open')}
        </Button>
      }
    />
  );
}

function ReviewPage({ view }: { view: WaqfView }) {
  const t = useMessages(reviewMessages);
  const review = useReview(view);
  const { waqf } = view;
  const phone = usePhone();
  const amends = waqf.status === 'approved';
  // A phone shows one field per screen, with its actions at the bottom.
  const warnings = <DeedWarnings besides={!amends} warnings={view.warnings} />;
  if (phone)
    return (
      <>
        <ReviewWorkspace view={view} review={review} />
        {warnings}
      </>
    );
  return (
    <>
      <PageHead
        back={{ label: waqf.name, href: `/waqf/${waqf.id}/process` }}
        title={t(amends ? 'titleAmend' : 'title')}
        state={<ReviewSentence review={review} amends={amends} />}
        actions={
          <>
            <Button href={`/waqf/${waqf.id}/details`}>{t('exit')}</Button>
            <ToApprovalButton view={view} review={review} />
          </>
        }
      />
      {amends ? null : <JourneySteps shown="review" />}
      <ReviewWorkspace view={view} review={review} />
      {/* Below the fields: a correction adds or removes warnings, and must not move the field being edited. */}
      {warnings}
    </>
  );
}
