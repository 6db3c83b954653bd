import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog } from '@waqf/ui/core';
import { useRetireRemote } from '../api/change-release';
import { changeMessages } from './changes.messages';
import { shortVersion, useReleaseWords } from './release-words';

/** Takes a remote out of service; not offered for the remote of a role. */
export function RetireButton({ remote }: { remote: RemoteInRegistry }) {
  const t = useMessages(changeMessages);
  const { t: words, nameOf } = useReleaseWords();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const retire = useRetireRemote(remote.name);
  const [asked, setAsked] = useState(false);
  const send = async () => {
    const isGone = (remotes: readonly { name: string }[]) => remotes.every(({ name }) => name !== remote.name);
    const retired = await attempt(() => retire.mutateAsync(), {
      done: ({ remotes }) => (isGone(remotes) ? t('retired', { remote: nameOf(remote.name) }) : t('asked')),
      failed: words('changeFailed'),
    });
    if (retired && isGone(retired.answer.remotes)) void navigate('/admin/releases');
    setAsked(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('retire')}
      </Button>
      {asked ? (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsked(false)}
          title={t('retireTitle')}
          headline={nameOf(remote.name)}
          facts={[{ label: words('version'), value: shortVersion(remote.current.version) }]}
          warning={t('retireText')}
          confirmLabel={t('retire')}
          onConfirm={send}
        />
      ) : null}
    </>
  );
}
