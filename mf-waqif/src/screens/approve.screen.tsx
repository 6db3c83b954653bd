import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import {
  DeedWarnings, deedsToReview, FoundersOnly, JourneySteps, reviewProgress, useApproveWaqf, useFailureToast, WaqfFailure, waqfQuery,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, ConfirmDialog, EmptyState, Icon, Ltr, PageHead, PageSkeleton, useToast } from '@waqf/ui/core';
import { ApprovalGaps, LockedSummary, WhatHappens } from '../review/approval-summary';
import { approveMessages } from '../review/review.messages';

/** `/waqf/{id}/approve`: what is locked, who is linked, and the founder's word. */
export function ApproveScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError) return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
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
        action={<Button variant="primary" href={`/waqf/${waqf.id}/details`}>{t('open')}</Button>}
      />
    );
  }
  if (!may.upload) return <FoundersOnly act="approve" />;
  if (!may.approve) {
    return (
      <EmptyState
        icon={<Icon.Deed size={28} />}
        title={t('notYet')}
        text={t('notYetText')}
        action={<Button variant="primary" href={`/waqf/${waqf.id}/process`}>{t('toProcess')}</Button>}
      />
    );
  }
  return <ApprovalPage view={view} />;
}

function ApprovalPage({ view }: { view: WaqfView }) {
  const t = useMessages(approveMessages);
  const [asking, setAsking] = useState(false);
  const { waqf } = view;
  const { left } = reviewProgress(deedsToReview(view));
  const complete = left === 0 && view.missingForApproval.length === 0;
  return (
    <>
      <PageHead
        back={{ label: t('back'), href: `/waqf/${waqf.id}/process` }}
        title={t('title', { name: waqf.name })}
        state={t('state')}
        actions={(
          <>
            <Button href={`/waqf/${waqf.id}/review`}>{t('review')}</Button>
            <Button variant="primary" disabled={!complete} icon={complete ? <Icon.Check size={18} /> : <Icon.Lock size={18} />} onClick={() => setAsking(true)}>
              {t('approve')}
            </Button>
          </>
        )}
      />
      <JourneySteps shown="review" />
      <ApprovalGaps view={view} left={left} />
      <DeedWarnings warnings={view.warnings} />
      <WhatHappens view={view} />
      <LockedSummary view={view} />
      <ApproveDialog view={view} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function ApproveDialog({ view, open, onClose }: { view: WaqfView; open: boolean; onClose: () => void }) {
  const t = useMessages(approveMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const navigate = useNavigate();
  const { waqf } = view;
  const approve = useApproveWaqf(waqf.id);
  const confirm = async () => {
    try {
      const { bankAccountCreated } = await approve.mutateAsync({});
      toast.show({ title: t('approved'), text: t(bankAccountCreated ? 'approvedWithAccount' : 'approvedLater') });
      await navigate('/');
    } catch (error) {
      fail(t('failed'), error);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('confirmTitle', { name: waqf.name })}
      facts={[
        { label: t('confirmWaqf'), value: waqf.waqfDetails?.waqfName ?? waqf.name },
        { label: t('confirmProperty'), value: <Ltr>{waqf.propertyDetails?.propertyNumber ?? '—'}</Ltr> },
        { label: t('confirmNazir'), value: waqf.nazirDetails?.nazirName ?? '—' },
        { label: t('confirmNazirId'), value: <Ltr>{waqf.nazirDetails?.nazirId ?? '—'}</Ltr> },
        { label: t('confirmAccount'), value: t('confirmAccountText') },
      ]}
      warning={t('confirmWarning')}
      confirmLabel={t('confirm', { name: waqf.name })}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
    />
  );
}
