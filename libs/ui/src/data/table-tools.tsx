import { Button, IconButton } from '../core/button';
import { Icon } from '../core/icon';
import { PopupHolder } from '../core/popup-holder';
import { useUi } from '../core/ui-provider';
import { type DataColumn, isSortable, type TableState } from './table-state';
import * as css from './data-table.module.css';

/** The search field of a table. */
export function SearchField({
  value,
  onChange,
  label,
}: {
  value: string;
  onChange: (value: string) => void;
  label: string;
}) {
  const { word } = useUi();
  return (
    <label className={css.search} data-wq-tool="">
      <Icon.Search size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={word('search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

export interface OrderChoiceProps<Row> {
  columns: DataColumn<Row>[];
  sort: TableState['sort'];
  onChange: (sort: TableState['sort']) => void;
  /** The title of the table, which the choice is about. */
  about: string;
}

const orders = ['ascending', 'descending'] as const;

/** Chooses the order where there are no column heads to press: on a phone, with the phone's own list of choices. */
export function OrderChoice<Row>({ columns, sort, onChange, about }: OrderChoiceProps<Row>) {
  const { word } = useUi();
  const sortable = columns.filter(isSortable);
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ key, title }) => orders.map((order) => ({ key, title, order })));
  const chosen = choices.findIndex(({ key, order }) => key === sort?.key && order === sort.order);
  const choose = (index: number) => {
    const choice = choices[index];
    onChange(choice && { key: choice.key, order: choice.order });
  };
  return (
    <label className={css.order}>
      <span>{word('sortBy')}</span>
      <select
        aria-label={`${word('sortBy')}: ${about}`}
        value={chosen}
        onChange={(event) => choose(Number(event.target.value))}
      >
        <option value={-1}>{word('usualOrder')}</option>
        {choices.map(({ key, title, order }, index) => (
          <option key={`${key} ${order}`} value={index}>
            {`${title} (${word(order)})`}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface ColumnChoiceProps<Row> {
  columns: DataColumn<Row>[];
  hidden: string[];
  onChange: (hidden: string[]) => void;
}

/** Lets the user choose the columns to show; the first and the fixed ones are always shown. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: ColumnChoiceProps<Row>) {
  const { word } = useUi();
  const choices = columns.filter((column, index) => index > 0 && !column.fixed);
  if (choices.length === 0) return null;
  const list = (
    <fieldset className={css.choice}>
      <legend className={css.choiceTitle}>{word('columns')}</legend>
      {choices.map((column) => (
        <label key={column.key} className={css.choiceItem}>
          <input
            type="checkbox"
            checked={!hidden.includes(column.key)}
            onChange={(event) =>
              onChange(event.target.checked ? hidden.filter((key) => key !== column.key) : [...hidden, column.key])
            }
          />
          {column.title}
        </label>
      ))}
    </fieldset>
  );
  return (
    <PopupHolder
      popup={(parts, { open, onOpenChange, anchor }) => (
        <parts.Popover
          open={open}
          onOpenChange={onOpenChange}
          trigger="click"
          content={list}
          placement="bottomLeft"
          arrow={false}
          destroyOnHidden
        >
          {anchor}
        </parts.Popover>
      )}
    >
      <Button size="small" icon={<Icon.Columns size={18} />} aria-haspopup="dialog">
        {word('columns')}
      </Button>
    </PopupHolder>
  );
}

/** The current page, the number of pages, and buttons for the previous and next page. */
export function Pager({ page, pages, onChange }: { page: number; pages: number; onChange: (page: number) => void }) {
  const { word } = useUi();
  return (
    <nav className={css.pager} aria-label={word('pages')}>
      <IconButton
        size="small"
        variant="default"
        label={word('previous')}
        icon={<Icon.Previous size={18} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-live="polite">{`${word('page')} ${page} ${word('of')} ${pages}`}</span>
      <IconButton
        size="small"
        variant="default"
        label={word('next')}
        icon={<Icon.Next size={18} />}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
