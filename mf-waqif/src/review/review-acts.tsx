import { useState } from 'react';
import { approvalSeen, type ApprovalSeen, type WaqfView } from '@waqf/contracts/endowments';
import { deedMessages, useDifferenceReasons } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { ApproveDialog } from './approve-dialog';
import { reviewMessages } from './review.messages';
import type { Review } from './use-review';

/** What is left to review, in one sentence; `short` leaves out what happens to corrections. */
export function ReviewSentence({ review, amends, short }: { review: Review; amends: boolean; short?: boolean }) {
  const t = useMessages(reviewMessages);
  const { left, total } = review.progress;
  if (review.deeds.some(({ status }) => status !== 'processed')) return <>{t('state.unread')}</>;
  return (
    <>
      {left === 0 && !amends ? t('state.allDone') : t(short ? 'state.leftShort' : 'state.left', { count: left, total })}
    </>
  );
}

/**
 * The button to the approval, disabled until nothing is left to check; when nothing differs, it opens the confirmation
 * here.
 */
export function ToApprovalButton({ view, review, large }: { view: WaqfView; review: Review; large?: boolean }) {
  const t = useMessages(reviewMessages);
  const [shown, setShown] = useState<ApprovalSeen | null>(null);
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
        onClick={asksHere ? () => setShown(approvalSeen(waqf, review.deeds)) : undefined}
        icon={locked ? <Icon.Lock size={18} /> : <Icon.Check size={18} />}
      >
        {t(amends ? 'toAmendment' : 'approve')}
      </Button>
      {asksHere ? <ApproveDialog view={view} reasons={reasons} shown={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** On a phone: the button to the next field to check, and to the approval when none is left. */
export function NextFieldButton({ view, review }: { view: WaqfView; review: Review }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  const { next } = review;
  if (!next) return <ToApprovalButton view={view} review={review} large />;
  return (
    <Button variant="primary" size="large" iconEnd={<Icon.Next size={18} />} onClick={() => review.openPlace(next)}>
      {t('nextField', { field: deed.of('field.', next.name) })}
    </Button>
  );
}
