import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Approval } from '@waqf/contracts/approvals';
import type { BankTransfer } from '@waqf/contracts/banking';
import { displayAmount, parseAmount } from '@waqf/money';
import { useCan, useLanguage, useMessages } from '@waqf/platform-web';
import { MoneyFailure, useMoneyEvents } from '@waqf/screen-kit';
import { Amount, Button, Card, Icon, IconTile, List, ListRow, VisuallyHidden, namedDialog } from '@waqf/ui/core';
import { waitingApprovalsQuery } from '../api/get-approvals';
import { approvalMessages } from '../messages/approval.messages';
import { DecisionRow } from './decision-row';
import * as css from './approvals.module.css';

// The dashboard shows the card immediately; the dialog and its form are loaded when somebody decides.
const ApprovalDialog = namedDialog(
  () => import('./approval-dialog').then((module) => module.ApprovalDialog),
  ({ approve }) => approvalMessages[approve ? 'approve' : 'reject'],
);

/**
 * What the user may approve or reject, transfers with their amount and accounts; renders nothing when there is none.
 * @param waqfId only requests of this waqf
 */
export function ApprovalsCard({ waqfId }: { waqfId?: string }) {
  const t = useMessages(approvalMessages);
  const decides = useCan('approvals.decide');
  const approvals = useQuery({ ...waitingApprovalsQuery(), enabled: decides });
  const [asked, setAsked] = useState<{ approval: Approval; transfer: BankTransfer; approve: boolean } | null>(null);
  useMoneyEvents();
  if (approvals.isError)
    return (
      <MoneyFailure
        title={t('title')}
        error={approvals.error}
        onRetry={() => void approvals.refetch()}
        retrying={approvals.isFetching}
      />
    );
  const rows = (approvals.data?.approvals ?? []).filter(
    (row) => row.mayDecide && (waqfId === undefined || row.waqfId === waqfId),
  );
  const elsewhere = (approvals.data?.elsewhere ?? []).filter((row) => waqfId === undefined || row.waqfId === waqfId);
  // The answer holds the newest requests only, of all waqfs and also those that others decide.
  const isCut = (approvals.data?.nextCursor ?? null) !== null;
  const isEmpty = rows.length === 0 && elsewhere.length === 0;
  if (isEmpty && !(isCut && waqfId === undefined && approvals.data?.waitingCount)) return null;
  return (
    <Card title={t('title')} tone="gold" padding="none">
      <List edge label={t('title')}>
        {rows.map((row) => (
          <ApprovalRow
            key={row.id}
            approval={row}
            onDecide={(transfer, approve) => setAsked({ approval: row, transfer, approve })}
          />
        ))}
        {elsewhere.map((decision) => (
          <DecisionRow key={decision.key} decision={decision} />
        ))}
      </List>
      {isCut ? (
        <div className={css.older}>
          <Button block href="/approvals">
            {waqfId === undefined ? t('allOf', { count: approvals.data?.waitingCount ?? 0 }) : t('all')}
          </Button>
        </div>
      ) : null}
      {asked ? <ApprovalDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </Card>
  );
}

interface ApprovalRowProps {
  approval: Approval;
  onDecide: (transfer: BankTransfer, approve: boolean) => void;
}

/**
 * A transfer is decided here. Other kinds, including those added by a later server version, are described and link to
 * their page.
 */
function ApprovalRow({ approval, onDecide }: ApprovalRowProps) {
  const t = useMessages(approvalMessages);
  const { language } = useLanguage();
  const { transfer } = approval;
  return (
    <ListRow
      lead={<IconTile icon={<Icon.Exchange />} tone="gold" />}
      title={transfer ? t('ask', { from: transfer.from.label, to: transfer.to.label }) : approval.describe[language]}
      text={t('why', { name: approval.requestedBy.fullName, waqf: approval.waqfName })}
      value={approval.amount === null ? null : <Amount value={approval.amount} unit />}
      end={
        transfer ? (
          <Decision amount={transfer.amount} onDecide={(approve) => onDecide(transfer, approve)} />
        ) : (
          <Button size="small" href={`/approvals?request=${approval.id}`}>
            {t('open')}
          </Button>
        )
      }
    />
  );
}

function Decision({ amount, onDecide }: { amount: string; onDecide: (approve: boolean) => void }) {
  const t = useMessages(approvalMessages);
  const named = <VisuallyHidden>{`: ${displayAmount(parseAmount(amount))}`}</VisuallyHidden>;
  return (
    <span className={css.actions}>
      <Button size="small" variant="primary" onClick={() => onDecide(true)}>
        {t('approve')}
        {named}
      </Button>
      <Button size="small" variant="danger" onClick={() => onDecide(false)}>
        {t('reject')}
        {named}
      </Button>
    </span>
  );
}
