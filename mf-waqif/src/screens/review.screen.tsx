import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import {
  DeedWarnings,
  deedMessages,
  JourneySteps,
  useDifferenceReasons,
  useWaqfEvents,
  WaqfFailure,
  waqfQuery,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { ApproveDialog } from '../review/approve-dialog';
import { reviewMessages } from '../review/review.messages';
import { ReviewWorkspace } from '../review/review-workspace';
import { useReview, type Review } from '../review/use-review';

/** `/waqf/{id}/review`: each extracted field beside its page, to confirm or to correct. */
export function ReviewScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
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
  const amends = waqf.status === 'approved';
  return (
    <>
      <PageHead
        back={{ label: waqf.name, href: `/waqf/${waqf.id}/process` }}
        title={t(amends ? 'titleAmend' : 'title')}
        state={<ReviewSentence review={review} amends={amends} />}
        actions={
          <>
            <Button href={`/waqf/${waqf.id}/details`}>{t('exit')}</Button>
            <ForwardButton view={view} review={review} />
          </>
        }
        phoneActions={<PhoneButton view={view} review={review} />}
      />
      {amends ? null : <JourneySteps shown="review" />}
      <ReviewWorkspace view={view} review={review} />
      {/* Below the fields: a correction makes notes come and go, and must not move the field under the hand. */}
      <DeedWarnings besides={!amends} warnings={view.warnings} />
    </>
  );
}

/** What is left, in one sentence. */
export function ReviewSentence({ review, amends }: { review: Review; amends: boolean }) {
  const t = useMessages(reviewMessages);
  const { left, total } = review.progress;
  if (review.deeds.some(({ status }) => status !== 'processed')) return <>{t('state.unread')}</>;
  return <>{left === 0 && !amends ? t('state.allDone') : t('state.left', { count: left, total })}</>;
}

/** On to the approval, locked until nothing is left to look at; where nothing differs it is asked for right here. */
export function ForwardButton({ view, review, large }: { view: WaqfView; review: Review; large?: boolean }) {
  const t = useMessages(reviewMessages);
  const [asking, setAsking] = useState(false);
  const reasons = useDifferenceReasons(view, `approve:${view.waqf.id}`);
  const { waqf } = view;
  const amends = waqf.status === 'approved';
  const locked = review.progress.left > 0 || (!amends && waqf.status !== 'pending');
  const asksHere = !locked && !amends && reasons.subjects.length === 0 && view.missingForApproval.length === 0;
  return (
    <>
      <Button
        variant="primary"
        size={large ? 'large' : 'middle'}
        disabled={locked}
        href={asksHere ? undefined : amends ? `/waqf/${waqf.id}/process` : `/waqf/${waqf.id}/approve`}
        onClick={asksHere ? () => setAsking(true) : undefined}
        icon={locked ? <Icon.Lock size={18} /> : <Icon.Check size={18} />}
      >
        {t(amends ? 'toAmendment' : 'approve')}
      </Button>
      {asksHere ? <ApproveDialog view={view} reasons={reasons} open={asking} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** The bar of a phone: to the next field that wants a look, and to the approval when none is left. */
export function PhoneButton({ view, review }: { view: WaqfView; review: Review }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const { next } = review;
  if (!next) return <ForwardButton view={view} review={review} large />;
  return (
    <Button variant="primary" size="large" iconEnd={<Icon.Next size={18} />} onClick={() => review.openPlace(next)}>
      {t('nextField', { field: deed.of('field.', next.name) })}
    </Button>
  );
}
