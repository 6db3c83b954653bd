import type { Approval } from '@waqf/contracts/approvals';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Amount, Card, Count, DualDate } from '@waqf/ui/core';
import { pageMessages } from '../messages/approvals-page.messages';
import * as css from './approvals.module.css';

interface ApprovalGroupProps {
  title: string;
  rows: readonly Approval[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Requests under one heading; renders nothing when there are none. */
export function ApprovalGroup({ title, rows, chosenId, onChoose }: ApprovalGroupProps) {
  const t = useMessages(pageMessages);
  const { language } = useLanguage();
  if (rows.length === 0) return null;
  return (
    <Card title={title} extra={<Count value={rows.length} />} padding="none">
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={css.row}
              aria-pressed={row.id === chosenId}
              onClick={() => onChoose(row.id)}
            >
              <span className={css.rowWords}>
                <b>{row.transfer ? t('transferTo', { name: row.transfer.to.label }) : row.describe[language]}</b>
                <span>{row.waqfName}</span>
                <span className={css.quiet}>{row.requestedBy.fullName}</span>
                <span className={css.quiet}>
                  <DualDate iso={row.requestedAt} short />
                </span>
              </span>
              <span className={css.rowEnd}>
                {row.amount === null ? null : <Amount value={row.amount} unit />}
                {row.state === 'requested' ? null : <span className={css.quiet}>{t.of('state.', row.state)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
