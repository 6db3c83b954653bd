import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../core/class-names';
import { useFieldControl } from './field';
import * as css from './inputs.module.css';

/** What every input of one line takes. */
export interface LineInputProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
  autoFocus?: boolean;
  /** Shown inside the field at its start or end: an icon, a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  'aria-label'?: string;
}

export interface TextInputProps extends LineInputProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** Left to right, for addresses and codes. */
  ltr?: boolean;
  maxLength?: number;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  size?: 'middle' | 'large';
}

/** One line of text. `onChange` is called with the text itself. */
export function TextInput({
  value,
  onChange,
  prefix,
  suffix,
  ltr,
  size = 'middle',
  id,
  invalid,
  disabled,
  ...rest
}: TextInputProps) {
  const control = useFieldControl({ id, invalid });
  return (
    <span className={classNames(css.box, css[size], control['aria-invalid'] && css.invalid, disabled && css.disabled)}>
      {prefix ? <span className={css.affix}>{prefix}</span> : null}
      <input
        {...rest}
        {...control}
        disabled={disabled}
        className={classNames(css.input, ltr && css.ltr)}
        dir={ltr ? 'ltr' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {suffix ? <span className={css.affix}>{suffix}</span> : null}
    </span>
  );
}
