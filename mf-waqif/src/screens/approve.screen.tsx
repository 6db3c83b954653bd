import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import {
  DeedComparison,
  DeedWarnings,
  deedsToReview,
  DifferenceReasons,
  JourneySteps,
  reviewProgress,
  useDifferenceReasons,
  WaqfFailure,
  waqfQuery,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { ApprovalGaps, LockedSummary, WhatHappens } from '../review/approval-summary';
import { ApproveDialog } from '../review/approve-dialog';
import { approveMessages } from '../review/review.messages';

/** `/waqf/{id}/approve`: what is locked, who is linked, and the founder's word. */
export function ApproveScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  return <Approval view={waqf.data} />;
}

function Approval({ view }: { view: WaqfView }) {
  const t = useMessages(approveMessages);
  const { waqf, may } = view;
  if (waqf.status === 'approved') {
    return (
      <EmptyState
        icon={<Icon.CheckCircle size={28} />}
        title={t('already')}
        text={t('alreadyText')}
        action={
          <Button variant="primary" href={`/waqf/${waqf.id}/details`}>
            {t('open')}
          </Button>
        }
      />
    );
  }
  if (!may.upload) {
    return (
      <EmptyState
        icon={<Icon.Lock size={28} />}
        title={t('denied')}
        text={t('deniedText')}
        action={<Button href="/waqf">{t('toWaqfs')}</Button>}
      />
    );
  }
  if (!may.approve) {
    return (
      <EmptyState
        icon={<Icon.Deed size={28} />}
        title={t('notYet')}
        text={t('notYetText')}
        action={
          <Button variant="primary" href={`/waqf/${waqf.id}/process`}>
            {t('toProcess')}
          </Button>
        }
      />
    );
  }
  return <ApprovalPage view={view} />;
}

function ApprovalPage({ view }: { view: WaqfView }) {
  const t = useMessages(approveMessages);
  const [asking, setAsking] = useState(false);
  const { waqf } = view;
  const reasons = useDifferenceReasons(view, `approve:${waqf.id}`);
  const ask = () => reasons.form.submit(() => setAsking(true));
  const { left } = reviewProgress(deedsToReview(view));
  const complete = left === 0 && view.missingForApproval.length === 0;
  return (
    <>
      <PageHead
        back={{ label: t('back'), href: `/waqf/${waqf.id}/process` }}
        title={t('title', { name: waqf.name })}
        state={t('state')}
        actions={
          <>
            <Button href={`/waqf/${waqf.id}/review`}>{t('review')}</Button>
            <Button
              variant="primary"
              disabled={!complete}
              icon={complete ? <Icon.Check size={18} /> : <Icon.Lock size={18} />}
              onClick={() => void ask()}
            >
              {t('approve')}
            </Button>
          </>
        }
      />
      <JourneySteps shown="review" />
      <ApprovalGaps view={view} left={left} />
      <DeedWarnings besides warnings={view.warnings} />
      <DifferenceReasons view={view} reasons={reasons} onSubmit={ask} />
      <DeedComparison besides view={view} />
      <WhatHappens view={view} />
      <LockedSummary view={view} />
      <ApproveDialog view={view} reasons={reasons} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
