import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankStatement } from '@waqf/contracts/reconciliation';
import { useMessages } from '@waqf/platform-web';
import { PartFailure, useAttempt } from '@waqf/screen-kit';
import {
  Amount,
  Button,
  Card,
  ConfirmDialog,
  DualDate,
  DualPeriod,
  Icon,
  IconTile,
  List,
  ListRow,
  VisuallyHidden,
} from '@waqf/ui/core';
import { statementsQuery } from '../api/get-statements';
import { useRemoveStatement } from '../api/reconcile';
import { statementMessages } from '../messages/statement.messages';

export interface ImportedStatementsProps {
  waqfId: string;
  accountId: string;
  /** True when the user may remove a statement while none of its lines is matched. */
  mayRemove: boolean;
}

/** The imported statements of an account, each with a button to remove it. Renders nothing before the first. */
export function ImportedStatements({ waqfId, accountId, mayRemove }: ImportedStatementsProps) {
  const t = useMessages(statementMessages);
  const found = useQuery(statementsQuery(waqfId));
  const [removing, setRemoving] = useState<BankStatement | null>(null);
  const statements = (found.data?.statements ?? []).filter((statement) => statement.accountId === accountId);
  if (found.isLoadingError) return <PartFailure query={found} title={t('loadFailed')} />;
  if (statements.length === 0) return null;
  return (
    <Card title={t('title')} note={t('note')}>
      <List label={t('title')}>
        {statements.map((statement) => (
          <ListRow
            key={statement.id}
            lead={<IconTile icon={<Icon.Deed />} />}
            title={<bdi>{statement.fileName}</bdi>}
            text={
              <>
                <DualPeriod from={statement.from} to={statement.to} />
                {' · '}
                {t('lines', { count: statement.lineCount })}
              </>
            }
            end={
              mayRemove && !statement.matched ? (
                <Button size="small" icon={<Icon.Delete size={16} />} onClick={() => setRemoving(statement)}>
                  {t('remove')}
                  <VisuallyHidden> {statement.fileName}</VisuallyHidden>
                </Button>
              ) : null
            }
          />
        ))}
      </List>
      {removing ? <RemoveStatement waqfId={waqfId} statement={removing} onClose={() => setRemoving(null)} /> : null}
    </Card>
  );
}

/** Says what is removed with the statement; the server refuses while one of its lines is matched. */
function RemoveStatement({
  waqfId,
  statement,
  onClose,
}: {
  waqfId: string;
  statement: BankStatement;
  onClose: () => void;
}) {
  const t = useMessages(statementMessages);
  const attempt = useAttempt();
  const remove = useRemoveStatement(waqfId);
  const confirm = async () => {
    await attempt(() => remove.mutateAsync(statement.id), {
      done: { title: t('removed'), text: statement.fileName },
      failed: t('removeFailed'),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('removeTitle')}
      facts={[
        { label: t('file'), value: <bdi>{statement.fileName}</bdi> },
        { label: t('from'), value: <DualDate iso={statement.from} /> },
        { label: t('to'), value: <DualDate iso={statement.to} /> },
        { label: t('linesFact'), value: t('lines', { count: statement.lineCount }) },
        { label: t('closing'), value: <Amount value={statement.closingBalance} unit /> },
      ]}
      warning={t('removeWarning')}
      confirmLabel={t('removeConfirm')}
      onConfirm={confirm}
    />
  );
}
