import type { DevelopmentFlagView } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { Alert } from '@waqf/ui/core';
import { developmentMessages } from './development.messages';
import { useReleaseWords } from './release-words';

/** Says that somebody's page currently shows a version in development. */
export function DevelopmentInUse({ flags }: { flags: readonly DevelopmentFlagView[] }) {
  const t = useMessages(developmentMessages);
  const { nameOf } = useReleaseWords();
  const inUse = flags.filter(({ state }) => state === 'in-use');
  if (inUse.length === 0) return null;
  const what = inUse.map(({ remote, name }) => [nameOf(remote), name].filter(Boolean).join(' · '));
  return (
    <Alert tone="warning" title={t('inUse')}>
      {t('inUseText', { what: what.join(' — ') })}
    </Alert>
  );
}
