import { useState } from 'react';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog, Icon } from '@waqf/ui/core';
import { useChangeRelease, type ReleaseAct } from '../api/change-release';
import { changeMessages } from './changes.messages';
import { ScheduleDialog } from './schedule-dialog';
import { shortVersion, useReleaseWords } from './release-words';

/** The steps of a canary, in percent of users; after the last step it is promoted to everybody. */
const steps = [10, 25, 50];

/** What can be done with a remote now; each button names its target. A roll-back needs one press. */
export function ReleaseActions({ remote }: { remote: RemoteInRegistry }) {
  const { t, nameOf } = useReleaseWords();
  const changes = useMessages(changeMessages);
  const attempt = useAttempt();
  const change = useChangeRelease(remote.name);
  const [asked, setAsked] = useState(false);
  const [scheduling, setScheduling] = useState(false);
  const { canary } = remote;
  const back = rollbackTarget(remote);
  const next = canary ? steps.find((step) => step > canary.percent) : undefined;
  const act = async (wanted: ReleaseAct) => {
    await attempt(() => change.mutateAsync(wanted), {
      done: ({ remote: after }) => (after.waiting ? changes('asked') : t('done', { remote: nameOf(remote.name) })),
      failed: t('changeFailed'),
    });
    setAsked(false);
  };
  // Only one change can wait at a time; no other is offered until it is decided.
  if (remote.waiting) return null;
  return (
    <>
      {canary && next ? (
        <Button
          variant="primary"
          disabled={change.isPending}
          onClick={() => void act({ act: 'canary', body: { ...audienceOf(canary), percent: next } })}
        >
          {t('widenTo', { percent: next })}
        </Button>
      ) : null}
      {canary && !next ? (
        <Button
          variant="primary"
          icon={canary.lockedUntil ? <Icon.Lock size={18} /> : undefined}
          disabled={change.isPending || Boolean(canary.lockedUntil)}
          onClick={() => setAsked(true)}
        >
          {t('promote', { version: shortVersion(canary.version) })}
        </Button>
      ) : null}
      {canary ? (
        <Button disabled={change.isPending} icon={<Icon.Calendar size={18} />} onClick={() => setScheduling(true)}>
          {changes('schedule')}
        </Button>
      ) : null}
      {back ? (
        <Button
          variant={back.isNewer ? 'default' : 'danger'}
          icon={back.isNewer ? <Icon.Upload size={18} /> : <Icon.Undo size={18} />}
          disabled={change.isPending}
          onClick={() => void act({ act: 'rollback' })}
        >
          {t(back.isNewer ? 'restore' : 'rollBackTo', { version: shortVersion(back.version) })}
        </Button>
      ) : null}
      {scheduling ? <ScheduleDialog remote={remote} onClose={() => setScheduling(false)} /> : null}
      {asked && canary ? (
        <PromoteDialog remote={remote} onClose={() => setAsked(false)} onPromote={() => act({ act: 'promote' })} />
      ) : null}
    </>
  );
}

interface PromoteProps {
  remote: RemoteInRegistry;
  onClose: () => void;
  onPromote: () => Promise<void>;
}

function PromoteDialog({ remote: { name, canary, current }, onClose, onPromote }: PromoteProps) {
  const { t, nameOf } = useReleaseWords();
  const version = shortVersion(canary?.version ?? '');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('promoteTitle')}
      headline={nameOf(name)}
      facts={[
        { label: t('version'), value: version },
        { label: t('forAll'), value: shortVersion(current.version) },
      ]}
      warning={t('promoteText')}
      confirmLabel={t('promote', { version })}
      onConfirm={onPromote}
    />
  );
}

/** Acts after which all users have another version. */
const forEverybody: readonly string[] = ['published', 'promoted', 'rolled-back', 'rolled-back-by-faults'];

/** Acts that added a version to the platform. */
const arrivals: readonly string[] = ['published', 'stored', 'canary'];

/**
 * The version that one press would serve. When it is newer than the served one, the button says so; a version that was
 * rolled back because of faults is not offered.
 */
export function rollbackTarget({ canary, current, rollsBackTo, history }: RemoteInRegistry) {
  if (rollsBackTo === null) return null;
  const last = canary ? undefined : history.find(({ act }) => forEverybody.includes(act))?.act;
  if (last === 'rolled-back-by-faults') return null;
  // The history is cut, so the arrival of an old version can be missing.
  const arrivalOf = (wanted: string) =>
    history.find(({ act, version }) => version === wanted && arrivals.includes(act))?.at ?? '';
  return { version: rollsBackTo, isNewer: !canary && arrivalOf(rollsBackTo) > arrivalOf(current.version) };
}

const audienceOf = ({ version, percent, roles, people }: NonNullable<RemoteInRegistry['canary']>) => ({
  version,
  percent,
  roles,
  people,
});
