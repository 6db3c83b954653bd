import { startTransition, useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../core/button';
import { classNames } from '../core/class-names';
import { ExportButton } from '../core/export-button';
import type { TableExport } from '../core/export-button';
import { EmptyState } from '../core/feedback';
import { Icon } from '../core/icon';
import { Surface } from '../core/layout';
import { useUi } from '../core/ui-provider';
import { useWideScreen } from '../core/use-wide-screen';
import { PhoneList } from './phone-rows';
import type { PhoneRows } from './phone-rows';
import { RecordCard } from './record-card';
import { FIRST_STATE, isSortable, visibleRows } from './table-state';
import type { DataColumn, TableState } from './table-state';
import { ColumnChoice, OrderChoice, Pager, SearchField } from './table-tools';
import * as css from './data-table.module.css';

export interface DataTableProps<Row> {
  /** The first column is the name of the row. */
  columns: DataColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Visible title, and accessible name, of the table. */
  title: string;
  note?: ReactNode;
  /** Shown at the end of the title's line: filters. */
  extra?: ReactNode;
  /**
   * Makes an Excel file of all pages, with the current search, sort order and columns:
   * `useTableExport(table, filters)`.
   */
  exporting?: TableExport;
  /** Controlled state (see `tableStateFromQuery`); without it the table has its own state. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;
  /** Number of rows on a page; 20 by default. */
  pageSize?: number;
  /** Total number of rows, when the server sorts, searches and pages; `rows` is then only the current page. */
  serverTotal?: number;
  /** What an empty table shows, with the action that adds the first row. */
  empty?: { title: string; text?: string; action?: ReactNode; icon?: React.ReactElement };
  /** Sums under the rows, by column key. */
  totals?: Record<string, ReactNode>;
  /** Shown on a phone at the head of a card, before the name. */
  cardLead?: (row: Row) => ReactNode;
  /** Below 768 px, rows of two lines instead of cards. */
  phoneRows?: PhoneRows<Row>;
  /** Set to false to turn off the search or the choice of columns. */
  searchable?: boolean;
  choosable?: boolean;
}

/** A table with search, sorting, pages and a choice of columns; below 768 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, pageSize = 20, serverTotal, empty } = props;
  const { language } = useUi();
  const wide = useWideScreen();
  const titleId = useId();
  const [own, setOwn] = useState<TableState>(FIRST_STATE);
  const state = props.state ?? own;
  const change = (next: TableState) => {
    setOwn(next);
    props.onStateChange?.(next);
  };

  const hidden = state.hidden ?? columns.filter((column) => column.hiddenAtFirst).map((column) => column.key);
  const shown = columns.filter((column, index) => index === 0 || column.fixed || !hidden.includes(column.key));
  const found = serverTotal === undefined ? visibleRows(rows, columns, state, language) : rows;
  const total = serverTotal ?? found.length;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(state.page, pages);
  const onPage = useInSlices(serverTotal === undefined ? found.slice((page - 1) * pageSize, page * pageSize) : rows);
  const nothing = rows.length === 0 && state.search === '';
  const view: TableViewProps<Row> = { ...props, shown, onPage, titleId, state, change };

  return (
    <Surface padding="none">
      <TableHead {...view} hidden={hidden} nothing={nothing} wide={wide} />
      {onPage.length === 0 ? (
        <NoRows
          empty={nothing ? empty : undefined}
          search={state.search}
          onClear={() => change({ ...state, search: '', page: 1 })}
        />
      ) : wide ? (
        <Table {...view} />
      ) : (
        <Cards {...view} rowKey={rowKey} />
      )}
      {pages > 1 ? <Pager page={page} pages={pages} onChange={(next) => change({ ...state, page: next })} /> : null}
    </Surface>
  );
}

/** Number of rows that fill a tall screen. */
const rowsAtFirst = 12;

/**
 * Renders the visible rows first and then all rows. React renders these in slices, so that a slow phone still responds
 * to its user.
 */
function useInSlices<Row>(rows: Row[]): Row[] {
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > rowsAtFirst;
  useEffect(() => {
    if (isLong) startTransition(() => setWhole(true));
  }, [isLong]);
  return isWhole ? rows : rows.slice(0, rowsAtFirst);
}

interface TableHeadProps<Row> extends TableViewProps<Row> {
  /** Keys of hidden columns. */
  hidden: string[];
  /** True when there are no rows at all, so that there is nothing to search or export. */
  nothing: boolean;
  wide: boolean;
}

/** The title, and the tools that are useful now. */
function TableHead<Row>(props: TableHeadProps<Row>) {
  const { title, titleId, note, extra, exporting, columns, rows, shown, hidden, nothing, wide, state, change } = props;
  const { searchable = true, choosable = true } = props;
  const { word } = useUi();
  return (
    <div className={css.head}>
      <div className={css.title}>
        <h2 id={titleId}>{title}</h2>
        {note ? <span className={css.note}>{note}</span> : null}
      </div>
      <div className={css.tools}>
        {searchable && !nothing ? (
          <SearchField
            value={state.search}
            onChange={(search) => change({ ...state, search, page: 1 })}
            label={`${word('search')}: ${title}`}
          />
        ) : null}
        {wide || rows.length < 2 ? null : (
          <OrderChoice
            columns={shown}
            sort={state.sort}
            onChange={(sort) => change({ ...state, sort, page: 1 })}
            about={title}
          />
        )}
        {choosable && wide ? (
          <ColumnChoice columns={columns} hidden={hidden} onChange={(next) => change({ ...state, hidden: next })} />
        ) : null}
        {extra}
        {exporting && !nothing ? (
          <ExportButton
            exporting={exporting}
            view={{ search: state.search, sort: state.sort, columns: shown.map(({ key }) => key) }}
          />
        ) : null}
      </div>
    </div>
  );
}

interface NoRowsProps {
  /** What an empty table shows; left out when a search found nothing. */
  empty?: DataTableProps<unknown>['empty'];
  search: string;
  onClear: () => void;
}

function NoRows({ empty, search, onClear }: NoRowsProps) {
  const { word } = useUi();
  if (empty) return <EmptyState bare {...empty} />;
  const clear = search ? <Button onClick={onClear}>{word('clearSearch')}</Button> : undefined;
  return <EmptyState bare title={word('noRows')} action={clear} />;
}

interface TableViewProps<Row> extends DataTableProps<Row> {
  shown: DataColumn<Row>[];
  onPage: Row[];
  titleId: string;
  state: TableState;
  change: (state: TableState) => void;
}

/** A click changes the order from unsorted to ascending, to descending, and back to unsorted. */
function nextSort(state: TableState, key: string): TableState['sort'] {
  if (state.sort?.key !== key) return { key, order: 'ascending' };
  return state.sort.order === 'ascending' ? { key, order: 'descending' } : undefined;
}

function alignClass<Row>(column: DataColumn<Row>) {
  return column.align === 'amount' ? css.amount : column.align === 'end' ? css.end : undefined;
}

function HeadCell<Row>({
  column,
  state,
  change,
}: {
  column: DataColumn<Row>;
  state: TableState;
  change: (state: TableState) => void;
}) {
  const order = state.sort?.key === column.key ? state.sort.order : undefined;
  if (!isSortable(column))
    return (
      <th scope="col" className={alignClass(column)}>
        {column.title}
      </th>
    );
  const Arrow = order === 'ascending' ? Icon.Up : order === 'descending' ? Icon.Down : Icon.Sort;
  return (
    <th scope="col" className={alignClass(column)} aria-sort={order ?? 'none'}>
      <button
        type="button"
        className={classNames(css.sort, order && css.sorted)}
        onClick={() => change({ ...state, sort: nextSort(state, column.key), page: 1 })}
      >
        {column.title}
        <Arrow size={14} />
      </button>
    </th>
  );
}

function Table<Row>({ shown, onPage, rowKey, titleId, state, change, totals }: TableViewProps<Row>) {
  return (
    <div className={css.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
      <table className={css.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            {shown.map((column) => (
              <HeadCell key={column.key} column={column} state={state} change={change} />
            ))}
          </tr>
        </thead>
        <tbody>
          {onPage.map((row) => (
            <tr key={rowKey(row)}>
              {shown.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={alignClass(column)}>
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} className={alignClass(column)}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {totals ? (
          <tfoot>
            <tr>
              {shown.map((column) => (
                <td key={column.key} className={alignClass(column)}>
                  {totals[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function Cards<Row>({ shown, onPage, rowKey, titleId, cardLead, totals, phoneRows }: TableViewProps<Row>) {
  const [name, ...facts] = shown;
  return (
    <>
      {phoneRows ? (
        <PhoneList {...phoneRows} rows={onPage} rowKey={rowKey} labelledBy={titleId} />
      ) : (
        <ul aria-labelledby={titleId}>
          {onPage.map((row) => (
            <li key={rowKey(row)}>
              <RecordCard
                lead={cardLead?.(row)}
                title={name?.render(row)}
                facts={facts.map((column) => ({ key: column.key, label: column.title, value: column.render(row) }))}
              />
            </li>
          ))}
        </ul>
      )}
      {totals ? (
        <div className={css.cardTotals}>
          {shown
            .filter((column) => totals[column.key])
            .map((column) => (
              <span key={column.key}>{totals[column.key]}</span>
            ))}
        </div>
      ) : null}
    </>
  );
}
