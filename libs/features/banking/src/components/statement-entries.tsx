import type { BankAccount } from '@waqf/contracts/banking';
import { riyadhDay } from '@waqf/formats';
import { useMessages, useTableExport } from '@waqf/platform-web';
import { type MorePages, MoreRows } from '@waqf/screen-kit';
import { Amount, DescriptionList, Dotted, DualDate, DualPeriod, Iban, Icon, StatStrip, Surface } from '@waqf/ui/core';
import { DataTable, type DataColumn, type PhoneRows } from '@waqf/ui/data';
import { accountMessages } from '../messages/banking.messages';
import { statementMessages } from '../messages/statement.messages';
import { statementFigures, type StatementLine, type StatementPage } from '../model/statement';
import * as css from './statement.module.css';

export interface StatementPaperProps {
  account: BankAccount;
  name: string;
  waqfName: string;
  period: { from: string; to: string };
}

/** The head of the statement on paper and on the screen: the account, its owner and the days. */
export function StatementPaper({ account, name, waqfName, period }: StatementPaperProps) {
  const t = useMessages(statementMessages);
  const a = useMessages(accountMessages);
  return (
    <Surface>
      <DescriptionList
        items={[
          {
            label: t('account'),
            value: (
              <Dotted>
                <bdi>{name}</bdi>
                <bdi>{waqfName}</bdi>
              </Dotted>
            ),
          },
          { label: a('bank'), value: account.bankName },
          { label: a('iban'), value: <Iban value={account.iban} /> },
          {
            label: t('period'),
            value: <DualPeriod from={period.from} to={period.to} />,
          },
        ]}
      />
    </Surface>
  );
}

/** On a phone each entry takes two lines; entries are grouped by day, with the balance at the end of the day. */
function usePhoneRows(): PhoneRows<StatementLine> {
  const t = useMessages(statementMessages);
  return {
    line: (line) => ({
      title: line.description,
      amount: <Amount value={line.amount} signed />,
      note: t.of('kind.', line.kind),
    }),
    groupOf: ({ occurredAt }) => riyadhDay(new Date(occurredAt)),
    // Newest first: the first line of a day has the balance at its end.
    head: ([newest]) => ({
      title: newest ? <DualDate iso={newest.occurredAt} /> : null,
      total: newest ? (
        <>
          {t('balance')} <Amount value={newest.balance} weight="normal" />
        </>
      ) : null,
    }),
  };
}

export interface StatementEntriesProps {
  accountId: string;
  period: { from: string; to: string };
  loaded: readonly StatementPage[];
  pages: MorePages;
}

/** Opening balance, money in and out, closing balance; then every entry with the balance after it. */
export function StatementEntries({ accountId, period, loaded, pages }: StatementEntriesProps) {
  const t = useMessages(statementMessages);
  const exporting = useTableExport('account-statement', { accountId, ...period }, ['kind', 'waqf', 'iban']);
  const lines = loaded.flatMap((page) => page.lines);
  const { opening, moneyIn, moneyOut, closing } = statementFigures(loaded);
  const note = pages.hasNextPage ? t('partly') : undefined;
  const columns: DataColumn<StatementLine>[] = [
    {
      key: 'description',
      title: t('description'),
      searchText: (line) => line.description,
      render: (line) => (
        <span className={css.words}>
          <span>{line.description}</span>
          <span className={css.quiet}>{t.of('kind.', line.kind)}</span>
        </span>
      ),
    },
    { key: 'date', title: t('date'), fixed: true, render: (line) => <DualDate iso={line.occurredAt} /> },
    {
      key: 'amount',
      title: t('amount'),
      align: 'amount',
      fixed: true,
      render: (line) => <Amount value={line.amount} signed />,
    },
    {
      key: 'balance',
      title: t('balance'),
      align: 'amount',
      fixed: true,
      render: (line) => <Amount value={line.balance} weight="normal" />,
    },
  ];
  const phoneRows = usePhoneRows();
  return (
    <>
      <StatStrip
        items={[
          { label: t('opening'), value: opening === null ? '—' : <Amount value={opening} unit />, note },
          { label: t('in'), icon: <Icon.In size={18} />, value: <Amount value={moneyIn} signed unit />, note },
          { label: t('out'), icon: <Icon.Out size={18} />, value: <Amount value={moneyOut} unit />, note },
          { label: t('closing'), value: closing === null ? '—' : <Amount value={closing} unit /> },
        ]}
      />
      <DataTable
        title={t('entries')}
        note={pages.hasNextPage ? undefined : t('count', { count: lines.length })}
        columns={columns}
        phoneRows={phoneRows}
        rows={lines}
        rowKey={({ id }) => id}
        exporting={exporting}
        pageSize={Math.max(1, lines.length)}
        choosable={false}
        empty={{ title: t('empty'), text: t('emptyText'), icon: <Icon.File size={28} /> }}
      />
      <MoreRows pages={pages} label={t('more')} />
    </>
  );
}
