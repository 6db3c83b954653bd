import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { displayTime, rounded } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { Alert } from '@waqf/ui/core';
import { changeMessages } from './changes.messages';
import { isByFaults, shortVersion, useReleaseWords } from './release-words';

/** Says that faults have rolled back a version, while that is the latest event of the remote. */
export function AutomaticNotice({ remote }: { remote: RemoteInRegistry }) {
  const { t, nameOf, rateText } = useReleaseWords();
  const [last] = remote.history;
  if (!last || !isByFaults(last) || !last.faultRates) return null;
  const { taken, other } = last.faultRates;
  return (
    <Alert
      tone="warning"
      title={t('automatic', { version: shortVersion(last.from ?? ''), remote: nameOf(remote.name) })}
    >
      {t(other === null ? 'automaticAlone' : 'automaticText', {
        taken: rateText(rounded(taken, 1)),
        other: rateText(rounded(other ?? 0, 1)),
        now: shortVersion(remote.current.version),
      })}
    </Alert>
  );
}

/** Says that a canary cannot be given to everybody because of its faults, and until when. */
export function LockNotice({ remote: { canary } }: { remote: RemoteInRegistry }) {
  const t = useMessages(changeMessages);
  if (!canary?.lockedUntil) return null;
  return (
    <Alert tone="warning" title={t('locked', { version: shortVersion(canary.version) })}>
      {t('lockedText', { time: displayTime(canary.lockedUntil) })}
    </Alert>
  );
}
