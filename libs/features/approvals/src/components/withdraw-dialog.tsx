import type { Approval } from '@waqf/contracts/approvals';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, ConfirmDialog } from '@waqf/ui/core';
import { useWithdrawApproval } from '../api/decide-approval';
import { pageMessages } from '../messages/approvals-page.messages';

/** Lets the requester withdraw the request. */
export function WithdrawDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useMessages(pageMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const withdraw = useWithdrawApproval(approval.id);
  const send = async () => {
    await attempt(() => withdraw.mutateAsync(), { done: t('withdrawn'), failed: t('withdrawFailed') });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('withdrawTitle')}
      headline={approval.amount === null ? undefined : <Amount value={approval.amount} unit />}
      facts={[{ label: t('description'), value: approval.describe[language] }]}
      warning={t('withdrawText')}
      confirmLabel={t('withdraw')}
      onConfirm={send}
    />
  );
}
