import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog, Icon } from '@waqf/ui/core';
import { type Failures, useRunAllAgain } from '../api/run-all-again';
import { failedEventMessages } from './failed-events.messages';

interface RunAllAgainProps {
  of: Failures;
  /** The failures in the list. */
  ids: readonly string[];
}

/** Runs everything in the list again after one confirmation, as after an outage; shown only for more than one. */
export function RunAllAgain({ of, ids }: RunAllAgainProps) {
  const t = useMessages(failedEventMessages);
  const attempt = useAttempt();
  const run = useRunAllAgain(of);
  const [asked, setAsked] = useState(false);
  if (ids.length < 2) return null;
  const isJobs = of === 'jobs';
  const confirm = async () => {
    await attempt(() => run.mutateAsync(ids), {
      done: t(isJobs ? 'allRetried' : 'allReplayed'),
      failed: t(isJobs ? 'retryFailed' : 'replayFailed'),
    });
    setAsked(false);
  };
  return (
    <>
      <Button size="small" icon={<Icon.Refresh size={18} />} onClick={() => setAsked(true)}>
        {t(isJobs ? 'retryAll' : 'replayAll')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t(isJobs ? 'retryAll' : 'replayAll')}
        headline={t(isJobs ? 'jobsCount' : 'count', { count: ids.length })}
        facts={[]}
        warning={t(isJobs ? 'retryAllText' : 'replayAllText')}
        confirmLabel={t(isJobs ? 'retryAll' : 'replayAll')}
        onConfirm={confirm}
      />
    </>
  );
}
