import type { DistributionRun } from '@waqf/contracts/distributions';
import { useMessages, useRouteWorks } from '@waqf/platform-web';
import { Alert, MoreLink } from '@waqf/ui/core';
import { runMessages } from '../messages/runs.messages';

/** What is unusual about a run, and what it waits for. */
export function RunNotices({ run }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  return (
    <>
      {run.outdated ? <Outdated run={run} /> : null}
      {run.state === 'submitted' && !run.may.includes('approve') && !run.outdated ? <Waits run={run} /> : null}
      {run.state === 'cancelled' ? <Alert tone="info">{t('cancelledText')}</Alert> : null}
      {run.changedPayees > 0 ? <Alert tone="warning">{t('changedPayees', { count: run.changedPayees })}</Alert> : null}
      {run.state === 'rejected' ? (
        <Alert tone="error" title={t('rejectedBy', { name: run.decidedBy ?? '—' })}>
          {run.reason === null ? null : t('reason', { reason: run.reason })}
        </Alert>
      ) : null}
    </>
  );
}

/** Who decides is named with the request, which is also where it is withdrawn. */
function Waits({ run }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  return (
    <Alert tone="info">
      {t('waits')} <ToApproval run={run} />
    </Alert>
  );
}

function ToApproval({ run: { approvalId } }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  const works = useRouteWorks();
  if (!works('/approvals')) return null;
  return (
    <MoreLink href={approvalId === null ? '/approvals' : `/approvals?request=${approvalId}`}>
      {t('toApprovals')}
    </MoreLink>
  );
}

/** A run that awaits approval can be calculated again only after the request has been withdrawn. */
function Outdated({ run }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  return (
    <Alert tone="warning" title={t('outdated')}>
      {run.state === 'submitted' ? (
        <>
          {t('outdatedSubmitted')} <ToApproval run={run} />
        </>
      ) : (
        t('outdatedText')
      )}
    </Alert>
  );
}
