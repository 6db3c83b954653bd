import { labelOf } from '@waqf/contracts';
import { type Approval, approvalStateLabels } from '@waqf/contracts/approvals';
import { useState } from 'react';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Amount, Button, Card, Count, DualDate } from '@waqf/ui/core';
import { pageMessages } from '../messages/approvals-page.messages';
import * as css from './approvals.module.css';

interface ApprovalGroupProps {
  title: string;
  rows: readonly Approval[];
  /** How many there are in all, when only the newest are loaded. */
  count?: number | undefined;
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** On a narrow screen it is above the chosen request, so it lists few requests, each in few words. */
  short?: boolean;
}

/** How many requests a short list names before the user opens the rest. */
const fewRows = 3;

/** Requests under one heading; renders nothing when there are none. */
export function ApprovalGroup({ title, rows, count = 0, chosenId, onChoose, short = false }: ApprovalGroupProps) {
  const t = useMessages(pageMessages);
  const { language } = useLanguage();
  const [opened, setOpened] = useState(false);
  if (rows.length === 0) return null;
  const isCut = short && !opened && rows.findIndex(({ id }) => id === chosenId) < fewRows && rows.length > fewRows;
  return (
    <Card title={title} extra={<Count value={Math.max(rows.length, count)} />} padding="none">
      <ul className={short ? css.short : undefined} data-cut={isCut || undefined}>
        {rows.map((row, at) => (
          <li key={row.id} data-beyond={at >= fewRows || undefined}>
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
                {row.state === 'requested' ? null : (
                  <span className={css.quiet}>{labelOf(approvalStateLabels, row.state, language)}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isCut ? (
        <div className={css.rest}>
          <Button block onClick={() => setOpened(true)}>
            {t('rest', { count: rows.length - fewRows })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
