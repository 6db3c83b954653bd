import { compactNumber, isNationalId } from '@waqf/formats';
import { normaliseAmount } from '@waqf/money';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { classNames } from '../core/class-names';
import { Icon } from '../core/icon';
import { VisuallyHidden } from '../core/layout';
import { useUi } from '../core/ui-provider';
import { useFieldControl } from './field';
import { TextInput, type LineInputProps } from './text-input';
import * as css from './inputs.module.css';

export interface TextAreaProps extends Omit<LineInputProps, 'prefix' | 'suffix' | 'ref'> {
  rows?: number;
  maxLength?: number;
  /** Shows how many of `maxLength` characters are used. */
  showCount?: boolean;
}

/** Several lines of text; it grows with its content. */
export function TextArea({
  value,
  onChange,
  rows = 3,
  maxLength,
  showCount,
  id,
  invalid,
  disabled,
  ...rest
}: TextAreaProps) {
  const control = useFieldControl({ id, invalid });
  return (
    <span className={classNames(css.box, css.area, control['aria-invalid'] && css.invalid, disabled && css.disabled)}>
      <textarea
        {...rest}
        {...control}
        disabled={disabled}
        className={css.input}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      />
      {showCount && maxLength ? <bdi dir="ltr" className={css.used}>{`${value.length} / ${maxLength}`}</bdi> : null}
    </span>
  );
}

export interface NumberInputProps extends LineInputProps {
  /** Most digits after the decimal point; 0 by default. */
  decimals?: number;
  /** Allows a minus. */
  negative?: boolean;
}

/** The text without characters that are not part of such a number; `null` when the change is refused. */
function numberText(text: string, decimals: number, negative: boolean): string | null {
  const bare = normaliseAmount(text);
  const pattern = new RegExp(`^${negative ? '-?' : ''}\\d*${decimals > 0 ? `(\\.\\d{0,${decimals}})?` : ''}$`);
  return pattern.test(bare) ? bare : null;
}

/** A number as a string of Western digits; Arabic-Indic digits are accepted too. Other text is refused. */
export function NumberInput({ value, onChange, decimals = 0, negative = false, ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      ltr
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={value}
      onChange={(text) => {
        const next = numberText(text, decimals, negative);
        if (next !== null) onChange(next);
      }}
    />
  );
}

export interface AmountInputProps extends Omit<NumberInputProps, 'decimals' | 'suffix'> {}

/** `1250000.5` → `1,250,000.5`. */
const inThousands = (value: string): string =>
  value.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

const isWhollySelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Riyals as a decimal string with at most two decimals, completed to two when the field loses focus. Never a float. The
 * thousands are separated while nobody types, so that a digit too many is seen.
 */
export function AmountInput({ value, onChange, onBlur, onFocus, ...rest }: AmountInputProps) {
  const { word } = useUi();
  const [typing, setTyping] = useState(false);
  // With Tab the whole amount is selected; the separators disappear, and the selection with them, so that
  // what is typed would stand behind the old amount and be refused.
  const selected = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (typing) selected.current?.select();
  }, [typing]);
  function begin() {
    const input = document.activeElement;
    selected.current = input instanceof HTMLInputElement && isWhollySelected(input) ? input : null;
    setTyping(true);
    onFocus?.();
  }
  function complete() {
    setTyping(false);
    const match = /^(-?)0*(\d+)?(?:\.(\d{0,2}))?$/.exec(value);
    if (match && /\d/.test(value)) {
      const next = `${match[1]}${match[2] ?? '0'}.${(match[3] ?? '').padEnd(2, '0')}`;
      if (next !== value) onChange(next);
    }
    onBlur?.();
  }
  return (
    <NumberInput
      {...rest}
      decimals={2}
      value={typing ? value : inThousands(value)}
      onChange={onChange}
      onFocus={begin}
      onBlur={complete}
      suffix={word('riyal')}
    />
  );
}

export interface NationalIdInputProps extends Omit<LineInputProps, 'prefix' | 'suffix' | 'placeholder'> {
  /**
   * Whether the number is valid, shown by the check mark. By default `isNationalId`, which verifies the check digit.
   */
  valid?: boolean;
}

/**
 * A national id or residence number: 56 px high, ten digits displayed left to right; Arabic-Indic digits are accepted.
 */
export function NationalIdInput({ value, onChange, valid, ...rest }: NationalIdInputProps) {
  const { word } = useUi();
  const complete = valid ?? isNationalId(value);
  return (
    <TextInput
      {...rest}
      ltr
      size="large"
      inputMode="numeric"
      autoComplete="username"
      value={value}
      onChange={(text) => onChange(compactNumber(text).replace(/\D/g, '').slice(0, 10))}
      suffix={
        complete ? (
          <span className={css.valid}>
            <Icon.CheckCircle size={22} />
            <VisuallyHidden>{word('validId')}</VisuallyHidden>
          </span>
        ) : undefined
      }
    />
  );
}

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  name?: string;
}

/** A single option to agree to or to switch on. */
export function Checkbox({ checked, onChange, children, disabled, name }: CheckboxProps) {
  const control = useFieldControl();
  return (
    <label className={css.checkbox}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={control['aria-describedby']}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
