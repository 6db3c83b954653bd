import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, ConfirmDialog, Icon } from '@waqf/ui/core';
import { useWithdrawObjection } from '../api/objections';
import { messages } from '../screens/objection.messages';

/** The user withdraws an objection. */
export function WithdrawObjection({ id }: { id: string }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const withdraw = useWithdrawObjection();
  const [asked, setAsked] = useState(false);
  const send = async () => {
    if (await attempt(() => withdraw.mutateAsync(id), { done: t('withdrawn'), failed: t('withdrawFailed') }))
      setAsked(false);
  };
  return (
    <>
      <Button icon={<Icon.Undo size={18} />} onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('withdrawTitle')}
        warning={t('withdrawText')}
        confirmLabel={t('withdraw')}
        onConfirm={send}
      />
    </>
  );
}
