import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog } from '@waqf/ui/core';
import { useShareFile } from '../api/schedules';
import { schedulesMessages } from '../messages/schedules.messages';
import { ChooseReaders } from './choose-readers';

/** Shares a file with other readers of its waqf. */
export function ShareFile({ id, waqfId }: { id: string; waqfId: string }) {
  const t = useMessages(schedulesMessages);
  const attempt = useAttempt();
  const share = useShareFile(id);
  const [open, setOpen] = useState(false);
  const [readers, setReaders] = useState<string[]>([]);
  const send = async () => {
    if (await attempt(() => share.mutateAsync(readers), { done: t('shared'), failed: t('shareFailed') }))
      setOpen(false);
  };
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {open ? (
        <ConfirmDialog
          open
          onClose={() => setOpen(false)}
          title={t('share')}
          confirmLabel={t('shareConfirm')}
          confirmDisabled={readers.length === 0}
          onConfirm={send}
        >
          <p>{t('shareText')}</p>
          <ChooseReaders waqfId={waqfId} value={readers} onChange={setReaders} error={undefined} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
