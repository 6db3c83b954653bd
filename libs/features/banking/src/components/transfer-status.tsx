import { labelOf, lookUp } from '@waqf/contracts';
import { bankTransferStatusLabels, type BankTransfer, type BankTransferStatus } from '@waqf/contracts/banking';
import { useLanguage } from '@waqf/platform-web';
import { Icon, StatusTag } from '@waqf/ui/core';

const look = {
  completed: { tone: 'success', icon: <Icon.Check size={15} /> },
  pending: { tone: 'warning', icon: <Icon.Clock size={15} /> },
  reversed: { tone: 'neutral', icon: <Icon.Undo size={15} /> },
  awaiting_approval: { tone: 'gold', icon: <Icon.Clock size={15} /> },
  rejected: { tone: 'error', icon: <Icon.CloseCircle size={15} /> },
} as const satisfies Record<BankTransferStatus, unknown>;

/** The status of a transfer, as a word with an icon. */
export function TransferStatus({ status }: { status: BankTransfer['status'] }) {
  const { language } = useLanguage();
  return (
    <StatusTag {...(lookUp(look, status) ?? { tone: 'neutral' })}>
      {labelOf(bankTransferStatusLabels, status, language)}
    </StatusTag>
  );
}
