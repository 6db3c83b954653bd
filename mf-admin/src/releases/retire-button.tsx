import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, ConfirmDialog, useToast } from '@waqf/ui/core';
import { useRetireRemote } from '../api/change-release';
import { changeMessages } from './changes.messages';
import { shortVersion, useReleaseWords } from './release-words';

/** Takes a remote out of service that is no role's own. */
export function RetireButton({ remote }: { remote: RemoteInRegistry }) {
  const t = useMessages(changeMessages);
  const { t: words, nameOf } = useReleaseWords();
  const toast = useToast();
  const fail = useFailureToast();
  const navigate = useNavigate();
  const retire = useRetireRemote(remote.name);
  const [asked, setAsked] = useState(false);
  const send = async () => {
    try {
      const { remotes } = await retire.mutateAsync();
      const isGone = remotes.every(({ name }) => name !== remote.name);
      toast.show({ title: isGone ? t('retired', { remote: nameOf(remote.name) }) : t('asked') });
      if (isGone) void navigate('/admin/releases');
    } catch (error) {
      fail(words('changeFailed'), error);
    }
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
