import { lookUp } from '@waqf/contracts';
import type { BankTransfer, BankTransferStatus } from '@waqf/contracts/banking';
import { useMessages } from '@waqf/platform-web';
import { Icon, StatusTag } from '@waqf/ui/core';
import { transferListMessages } from '../messages/banking.messages';

const look = {
  completed: { tone: 'success', icon: <Icon.Check size={15} /> },
  pending: { tone: 'warning', icon: <Icon.Clock size={15} /> },
  reversed: { tone: 'neutral', icon: <Icon.Undo size={15} /> },
  awaiting_approval: { tone: 'gold', icon: <Icon.Clock size={15} /> },
  rejected: { tone: 'error', icon: <Icon.CloseCircle size={15} /> },
} as const satisfies Record<BankTransferStatus, unknown>;

/** The status of a transfer, as a word with an icon. */
export function TransferStatus({ status }: { status: BankTransfer['status'] }) {
  const t = useMessages(transferListMessages);
  return <StatusTag {...(lookUp(look, status) ?? { tone: 'neutral' })}>{t.of('status.', status)}</StatusTag>;
}
