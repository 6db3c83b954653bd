import {
  statementColumnPlaces,
  statementColumns,
  type StatementColumn,
  type StatementColumns,
  type UnknownColumns,
} from '@waqf/contracts/reconciliation';
import { useMessages } from '@waqf/platform-web';
import { Field, SelectInput } from '@waqf/ui/field';
import { importMessages } from '../messages/reconciliation.messages';
import * as css from './reconciliation.module.css';

/** The chosen meaning of each column, by the column's position. */
export type ChosenColumns = Readonly<Record<number, StatementColumn | 'none'>>;

/**
 * The columns' positions as the server expects them; undefined while a required one is missing or one is chosen twice.
 */
export function placesOf(chosen: ChosenColumns): StatementColumns | undefined {
  const pairs = Object.entries(chosen).filter(([, column]) => column !== 'none');
  if (new Set(pairs.map(([, column]) => column)).size !== pairs.length) return undefined;
  const places = statementColumnPlaces.safeParse(
    Object.fromEntries(pairs.map(([place, column]) => [column, Number(place)])),
  );
  return places.success ? places.data : undefined;
}

export interface ColumnChoiceProps {
  table: UnknownColumns;
  chosen: ChosenColumns;
  onChange: (chosen: ChosenColumns) => void;
  error?: string | undefined;
}

/** Lets the user say what the columns of a bank's file contain; each is shown with its heading and its first values. */
export function ColumnChoice({ table, chosen, onChange, error }: ColumnChoiceProps) {
  const t = useMessages(importMessages);
  const options = (['none', ...statementColumns] as const).map((value) => ({ value, label: t(`column.${value}`) }));
  return (
    <fieldset className={css.columns}>
      <legend>
        <strong>{t('columnsTitle')}</strong>
        <p className={css.quiet}>{t('columnsText')}</p>
      </legend>
      {table.headings.map((heading, place) => (
        <Field
          key={place}
          label={heading || `${place + 1}`}
          hint={table.rows
            .map((row) => row[place] ?? '')
            .filter(Boolean)
            .slice(0, 2)
            .join(' · ')}
        >
          <SelectInput
            options={options}
            value={chosen[place] ?? 'none'}
            onChange={(column) => onChange({ ...chosen, [place]: column ?? 'none' })}
          />
        </Field>
      ))}
      {error ? (
        <p className={css.bad} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
