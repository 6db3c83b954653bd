import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../core/class-names';
import { Icon } from '../core/icon';
import type { FieldControl } from './field';
import * as css from './closed-select.module.css';

/** What a person has done with the box before its list was here; null when nothing. */
export type Asked = 'focused' | 'opened' | null;

export interface ClosedSelectProps {
  control: FieldControl;
  size: 'small' | 'middle' | 'large';
  disabled: boolean | undefined;
  /** What is chosen. */
  text: ReactNode;
  placeholder: string;
  asked: Asked;
  onAsk: (asked: Asked) => void;
  'aria-label'?: string;
}

const opening = new Set(['ArrowDown', 'ArrowUp']);

/**
 * A choice before its list is here: the same box with the same words, which keeps what a person does with it. Whoever
 * presses it gets the list as soon as it comes.
 */
export function ClosedSelect({ control, size, disabled, text, placeholder, asked, onAsk, ...rest }: ClosedSelectProps) {
  const isOpening = asked === 'opened';
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      // The name that the list will have.
      aria-controls={`${control.id}_list`}
      {...rest}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
      aria-busy={isOpening || undefined}
      disabled={disabled}
      className={classNames(css.box, css[size], control['aria-invalid'] && css.invalid)}
      // The list may come before the finger is lifted, and the click would then reach nothing.
      onPointerDown={() => onAsk('opened')}
      // A finger that scrolls has pressed nothing.
      onPointerCancel={() => onAsk(null)}
      onClick={() => onAsk('opened')}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (opening.has(key)) onAsk('opened');
      }}
      onFocus={() => onAsk(asked ?? 'focused')}
      onBlur={() => onAsk(isOpening ? asked : null)}
    >
      <span className={classNames(css.text, !text && css.placeholder)}>{text ?? placeholder}</span>
      {isOpening ? <Icon.Spinner size={16} /> : <Icon.Down size={18} />}
    </button>
  );
}
