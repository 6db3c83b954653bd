import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { LoadFailure, MoreRows } from '@waqf/screen-kit';
import { Icon, ListSkeleton } from '@waqf/ui/core';
import { DataTable, type DataColumn } from '@waqf/ui/data';
import type { Failures } from '../api/run-all-again';
import { RunAllAgain } from './run-all-again';

interface FailedTableProps<Page, Row> {
  pages: UseInfiniteQueryResult<{ pages: Page[] }>;
  rowsOf: (page: Page) => readonly Row[];
  columns: DataColumn<Row>[];
  title: string;
  note?: string | undefined;
  /** The text shown instead of the table when it could not be loaded. */
  failed: string;
  empty: { title: string; text: string };
  of: Failures;
}

/** Failures, newest first, a page at a time. */
export function FailedTable<Page, Row extends { id: string }>(props: FailedTableProps<Page, Row>) {
  const { pages, rowsOf, columns, title, note, failed, empty, of } = props;
  if (pages.isLoadingError)
    return (
      <LoadFailure
        error={pages.error}
        title={failed}
        otherwise={loadingCatalogue.later}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    );
  if (pages.isPending) return <ListSkeleton rows={2} />;
  const rows = pages.data.pages.flatMap(rowsOf);
  return (
    <>
      <DataTable
        title={title}
        note={note}
        extra={<RunAllAgain of={of} ids={rows.map(({ id }) => id)} />}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        serverTotal={rows.length}
        pageSize={Math.max(1, rows.length)}
        searchable={false}
        choosable={false}
        empty={{ ...empty, icon: <Icon.CheckCircle size={28} /> }}
      />
      <MoreRows pages={pages} />
    </>
  );
}
