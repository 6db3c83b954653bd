import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, ConfirmDialog, Icon, useToast } from '@waqf/ui/core';
import { useWithdrawObjection } from '../api/objections';
import { messages } from '../screens/objection.messages';

/** The person takes an objection back. */
export function Withdrawal({ id }: { id: string }) {
  const t = useMessages(messages);
  const toast = useToast();
  const fail = useFailureToast();
  const withdraw = useWithdrawObjection();
  const [asked, setAsked] = useState(false);
  const send = async () => {
    try {
      await withdraw.mutateAsync(id);
      toast.show({ title: t('withdrawn') });
      setAsked(false);
    } catch (error) {
      fail(t('withdrawFailed'), error);
    }
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
