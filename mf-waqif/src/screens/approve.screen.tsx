import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { approvalSeen, type ApprovalSeen, type WaqfView } from '@waqf/contracts/endowments';
import {
  DeedWarnings,
  deedsToReview,
  DiscardedPage,
  differing,
  DifferenceReasons,
  JourneySteps,
  reviewProgress,
  useDifferenceReasons,
  WaqfFailure,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, FootBar, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { waqfQuery } from '@waqf/screen-kit';
import { AgreeingComparisons, ApprovalGaps, ApprovalEffects } from '../review/approval-summary';
import { ApproveDialog } from '../review/approve-dialog';
import { DifferenceActs } from '../review/difference-acts';
import { approveMessages } from '../review/review.messages';

/**
 * `/waqf/{id}/approve`, the last step of the review: what differs, what the approval does, and the founder's decision.
 */
export function ApproveScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  if (waqf.data.waqf.status === 'discarded') return <DiscardedPage view={waqf.data} />;
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
          <Button variant="primary" href={`/waqf/${waqf.id}/approved`}>
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
  const [shown, setShown] = useState<ApprovalSeen | null>(null);
  const { waqf } = view;
  const reasons = useDifferenceReasons(view, `approve:${waqf.id}`);
  // What differed when the page was opened stays on it after it is settled, so that nothing disappears while the user
  // works.
  const [differed] = useState(() => differing(view.comparisons).map(({ subject }) => subject));
  const differ = reasons.subjects.length;
  const ask = () => reasons.form.submit(() => setShown(approvalSeen(waqf, deedsToReview(view))));
  const { left } = reviewProgress(deedsToReview(view));
  const complete = left === 0 && view.missingForApproval.length === 0;
  return (
    <>
      <PageHead
        back={{ label: t('back', { name: waqf.name }), href: `/waqf/${waqf.id}/review` }}
        title={differ > 0 ? t('titleDiffers') : t('title', { name: waqf.name })}
        state={complete ? t(differ > 0 ? 'state.differs' : 'state.agrees', { count: differ }) : t('state.left')}
      />
      <JourneySteps shown="review" />
      <ApprovalGaps view={view} left={left} />
      <DeedWarnings besides warnings={view.warnings} />
      <DifferenceReasons
        view={view}
        reasons={reasons}
        onSubmit={ask}
        alternatives={(comparison) => <DifferenceActs view={view} comparison={comparison} />}
        settled={differed.filter((subject) => !reasons.subjects.some((open) => open === subject))}
      />
      <AgreeingComparisons view={view} />
      <ApprovalEffects view={view} />
      <FootBar title={t('attest')} note={t('attestText')}>
        <Button
          variant="primary"
          size="large"
          disabled={!complete}
          icon={complete ? <Icon.Check size={18} /> : <Icon.Lock size={18} />}
          onClick={() => void ask()}
        >
          {t('approve')}
        </Button>
      </FootBar>
      <ApproveDialog view={view} reasons={reasons} shown={shown} onClose={() => setShown(null)} />
    </>
  );
}
