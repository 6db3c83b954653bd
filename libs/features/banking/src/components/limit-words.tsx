import type { TransferPolicy } from '@waqf/contracts/banking';
import { displayAmount, parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { policyMessages } from '../messages/transfer.messages';

/** The amount above which transfers need approval. */
export function LimitWords({ policy: { approvalAbove, isOwn } }: { policy: TransferPolicy }) {
  const t = useMessages(policyMessages);
  const above = parseAmount(approvalAbove);
  if (above === 0n) return <b>{t('every')}</b>;
  return <b>{t(isOwn ? 'own' : 'usual', { amount: displayAmount(above) })}</b>;
}

/** Who may decide besides the founder, by the name that the founder entered. */
export function SecondPersonWords({ policy: { secondApprover } }: { policy: TransferPolicy }) {
  const t = useMessages(policyMessages);
  return <span>{secondApprover === null ? t('nobody') : t('somebody', { name: secondApprover.fullName })}</span>;
}
