import type { BankTransfer } from '@waqf/contracts/banking';
import { useMessages } from '@waqf/platform-web';
import { useIssuedFile } from '@waqf/screen-kit';
import { Button, Icon, VisuallyHidden } from '@waqf/ui/core';
import { transferListMessages } from '../messages/banking.messages';

/** The receipt of a transfer that the bank has confirmed: an issued PDF to print. */
export function TransferReceipt({ transfer }: { transfer: BankTransfer }) {
  const t = useMessages(transferListMessages);
  const receipt = useIssuedFile(`/api/bank-transactions/${transfer.id}/receipt`, t('receiptFailed'));
  return (
    <Button
      variant="text"
      size="small"
      icon={<Icon.Download size={16} />}
      loading={receipt.isPending}
      onClick={receipt.fetch}
    >
      {t('receipt')}
      <VisuallyHidden>{`: ${transfer.description}`}</VisuallyHidden>
    </Button>
  );
}
