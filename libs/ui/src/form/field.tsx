import { createContext, useContext, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../core/class-names';
import { Icon } from '../core/icon';
import { useUi } from '../core/ui-provider';
import * as css from './field.module.css';

/** The attributes that a control takes from the `Field` around it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

const FieldContext = createContext<FieldControl>({});

/** The attributes that connect a control with its label, hint and message. */
export function useFieldControl(own: { id?: string; invalid?: boolean } = {}): FieldControl {
  const field = useContext(FieldContext);
  return {
    ...field,
    id: own.id ?? field.id,
    'aria-invalid': own.invalid || field['aria-invalid'] || undefined,
  };
}

export interface FieldProps {
  /** Null around a checkbox, which has its own label. */
  label: ReactNode;
  /** The error message under the field, in the words of the specification. */
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** Shows `اختياري` after the label. */
  optional?: boolean;
  /** For groups (lists, files): the label names the whole group instead of one control. */
  group?: boolean;
  children: ReactNode;
}

/** A label above a control, with a hint or an error message below it. */
export function Field({ label, error, hint, required, optional, group, children }: FieldProps) {
  const { word } = useUi();
  const id = useId();
  const note = `${id}-note`;
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': error || hint ? note : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    }),
    [id, note, error, hint, required],
  );
  const labelBody = (
    <>
      {label}
      {optional ? <span className={css.optional}>{word('optional')}</span> : null}
    </>
  );
  return (
    <div
      className={css.field}
      data-wq-field-error={error ? '' : undefined}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      {label === null ? null : group ? (
        <div id={`${id}-label`} className={css.label}>
          {labelBody}
        </div>
      ) : (
        <label htmlFor={id} className={css.label}>
          {labelBody}
        </label>
      )}
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      <div id={note} aria-live="polite" className={classNames(css.note, error ? css.error : undefined)}>
        {error ? (
          <>
            <Icon.Alert size={16} />
            <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
