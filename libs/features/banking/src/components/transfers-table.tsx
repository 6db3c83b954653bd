import { lookUp } from '@waqf/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  bankTransferStatus,
  bankTransferStatusLabels,
  type BankTransfer,
  type BankTransferStatus,
} from '@waqf/contracts/banking';
import { parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages, useTableExport } from '@waqf/platform-web';
import { MoneyFailure, MoreRows, useAddressChoice } from '@waqf/screen-kit';
import { Amount, Button, DualDate, Icon, IconTile, ListSkeleton } from '@waqf/ui/core';
import { DataTable, type DataColumn } from '@waqf/ui/data';
import { SelectInput } from '@waqf/ui/field';
import { latestTransfersQuery, transferPages } from '../api/get-transfers';
import { transferListMessages } from '../messages/banking.messages';
import { TransferReceipt } from './transfer-receipt';
import { TransferStatus } from './transfer-status';
import * as css from './accounts.module.css';

type Columns = DataColumn<BankTransfer>[];

const wayIcon = { in: <Icon.In />, out: <Icon.Out />, between: <Icon.Exchange /> } as const;

/**
 * A minus when money left the main account, a plus when it was returned; no sign for a transfer between sub-accounts.
 */
function TransferAmount({ transfer }: { transfer: BankTransfer }) {
  const signed = transfer.direction === 'out' ? `-${transfer.amount}` : transfer.amount;
  return <Amount value={parseSignedAmount(signed)} signed={transfer.direction !== 'between'} />;
}

function useColumns(withStatus: boolean): Columns {
  const t = useMessages(transferListMessages);
  const columns: Columns = [
    {
      key: 'description',
      title: t('description'),
      fixed: true,
      render: (row) => (
        <span className={css.cell}>
          <IconTile
            icon={lookUp(wayIcon, row.direction) ?? <Icon.Exchange />}
            tone={row.direction === 'in' ? 'success' : 'neutral'}
          />
          <span className={css.party}>
            <span>{row.description}</span>
            <span className={css.quiet}>
              {row.bankReference ? t('reference', { reference: row.bankReference }) : t('noReference')}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'parties',
      title: t('parties'),
      render: (row) => (
        <span className={css.parties}>
          <bdi>{row.from.label}</bdi>
          <Icon.Forward size={14} />
          <bdi>{row.to.label}</bdi>
        </span>
      ),
    },
    { key: 'date', title: t('date'), render: (row) => <DualDate iso={row.createdAt} /> },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <span className={css.party}>
          <span>
            <TransferStatus status={row.status} />
          </span>
          {row.status === 'completed' ? <TransferReceipt transfer={row} /> : null}
          {row.reason ? <span className={css.quiet}>{row.reason}</span> : null}
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'amount',
      fixed: true,
      render: (row) => <TransferAmount transfer={row} />,
    },
  ];
  return withStatus
    ? columns
    : columns.map((column) => (column.key === 'parties' ? { ...column, hiddenAtFirst: true } : column));
}

/** The address parameters of the list. */
const shown = ['transfers', 'status'] as const;

/** The latest completed transfers; with `?transfers=all` in the address, all transfers by status, a page at a time. */
export function TransfersTable({ waqfId }: { waqfId: string }) {
  const { chosen } = useAddressChoice(shown);
  return chosen.transfers === 'all' ? <AllTransfers waqfId={waqfId} /> : <LatestTransfers waqfId={waqfId} />;
}

function LatestTransfers({ waqfId }: { waqfId: string }) {
  const t = useMessages(transferListMessages);
  const { choose } = useAddressChoice(shown);
  const columns = useColumns(false);
  const transfers = useQuery(latestTransfersQuery(waqfId));
  if (transfers.isPending) return <ListSkeleton rows={5} />;
  if (transfers.isLoadingError)
    return (
      <MoneyFailure
        title={t('failed')}
        error={transfers.error}
        onRetry={() => void transfers.refetch()}
        retrying={transfers.isFetching}
      />
    );
  return (
    <DataTable
      title={t('latest')}
      columns={columns}
      rows={transfers.data.transactions}
      rowKey={({ id }) => id}
      searchable={false}
      choosable={false}
      extra={
        <Button size="small" iconEnd={<Icon.Next size={16} />} onClick={() => choose({ transfers: 'all' })}>
          {t('showAll')}
        </Button>
      }
      empty={{ title: t('empty'), text: t('emptyText'), icon: <Icon.Exchange size={28} /> }}
    />
  );
}

function AllTransfers({ waqfId }: { waqfId: string }) {
  const t = useMessages(transferListMessages);
  const { chosen, choose, clear } = useAddressChoice(shown);
  const columns = useColumns(true);
  const status = bankTransferStatus.options.find((option) => option === chosen.status);
  const transfers = useInfiniteQuery(transferPages({ waqfId, status }));
  const exporting = useTableExport('bank-transfers', { waqfId, ...(status ? { status } : {}) }, [
    'reference',
    'settledAt',
    'reason',
  ]);
  if (transfers.isPending) return <ListSkeleton rows={5} />;
  if (transfers.isLoadingError)
    return (
      <MoneyFailure
        title={t('failed')}
        error={transfers.error}
        onRetry={() => void transfers.refetch()}
        retrying={transfers.isFetching}
      />
    );
  const rows = transfers.data.pages.flatMap((page) => page.transactions);
  return (
    <>
      <DataTable
        title={t('all')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        exporting={exporting}
        searchable={false}
        serverTotal={rows.length}
        pageSize={Math.max(1, rows.length)}
        extra={
          <>
            <StatusFilter status={status} onChange={(status) => choose({ status })} />
            <Button variant="text" size="small" onClick={clear}>
              {t('showLatest')}
            </Button>
          </>
        }
        empty={{ title: t('emptyAll'), text: t('emptyText'), icon: <Icon.Exchange size={28} /> }}
      />
      <MoreRows pages={transfers} padded />
    </>
  );
}

function StatusFilter({
  status,
  onChange,
}: {
  status: BankTransferStatus | undefined;
  onChange: (status: BankTransferStatus | undefined) => void;
}) {
  const t = useMessages(transferListMessages);
  const { language } = useLanguage();
  return (
    <span className={css.filter}>
      <SelectInput<BankTransferStatus | 'any'>
        size="small"
        aria-label={t('filter')}
        value={status ?? 'any'}
        onChange={(next) => onChange(next === 'any' ? undefined : next)}
        options={[
          { value: 'any', label: t('anyStatus') },
          ...bankTransferStatus.options.map((value) => ({ value, label: bankTransferStatusLabels[value][language] })),
        ]}
      />
    </span>
  );
}
