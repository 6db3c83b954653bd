import type { ReactNode } from 'react';
import { classNames } from '../core/class-names';
import * as css from './phone-rows.module.css';

/** A row of two lines: title and amount, and details in small type below. */
export interface PhoneLine {
  lead?: ReactNode;
  title: ReactNode;
  amount: ReactNode;
  note?: ReactNode;
}

/** How the rows of a table are shown on a phone: two lines each, in groups with a heading. */
export interface PhoneRows<Row> {
  line: (row: Row) => PhoneLine;
  /** Name of the group of a row, e.g. its day; left out when rows are not grouped, e.g. with another sort order. */
  groupOf?: ((row: Row) => string) | undefined;
  /** The heading of a group: its name, and a sum at the end. */
  head?: (rows: readonly Row[]) => { title: ReactNode; total?: ReactNode };
}

interface Group<Row> {
  key: string;
  rows: Row[];
}

/** Groups consecutive rows with the same name; the order does not change. */
function grouped<Row>(rows: readonly Row[], groupOf: (row: Row) => string): Group<Row>[] {
  const groups: Group<Row>[] = [];
  for (const row of rows) {
    const key = groupOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
}

interface PhoneListProps<Row> extends PhoneRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  labelledBy: string;
}

/** The rows of a table on a phone. */
export function PhoneList<Row>({ rows, rowKey, labelledBy, line, groupOf, head }: PhoneListProps<Row>) {
  const groups = groupOf ? grouped(rows, groupOf) : [{ key: '', rows: [...rows] }];
  return (
    <ul aria-labelledby={labelledBy}>
      {groups.map((group, index) => {
        const said = groupOf ? head?.(group.rows) : undefined;
        return (
          <li key={`${group.key}-${index}`}>
            {said ? (
              <div className={css.head}>
                <h3>{said.title}</h3>
                <span className={css.total}>{said.total}</span>
              </div>
            ) : null}
            <ul>
              {group.rows.map((row) => (
                <Line key={rowKey(row)} {...line(row)} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Line({ lead, title, amount, note }: PhoneLine) {
  return (
    <li className={classNames(css.row, lead ? css.withLead : undefined)}>
      {lead}
      <div className={css.words}>
        <div className={css.first}>
          <div className={css.title}>{title}</div>
          <div className={css.amount}>{amount}</div>
        </div>
        {note ? <div className={css.note}>{note}</div> : null}
      </div>
    </li>
  );
}
