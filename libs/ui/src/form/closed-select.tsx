import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../core/class-names';
import { Icon } from '../core/icon';
import type { FieldControl } from './field';
import * as css from './closed-select.module.css';

/** What the user did with the box before its list was loaded; null when nothing. */
export type Asked = 'focused' | 'opened' | null;

export interface ClosedSelectProps {
  control: FieldControl;
  size: 'small' | 'middle' | 'large';
  disabled: boolean | undefined;
  /** The selected option's text. */
  text: ReactNode;
  placeholder: string;
  asked: Asked;
  onAsk: (asked: Asked) => void;
  'aria-label'?: string;
}

const opening = new Set(['ArrowDown', 'ArrowUp']);

/**
 * A select box before its list is loaded: it looks the same and remembers what the user does. If it was pressed, the
 * list opens as soon as it is loaded.
 */
export function ClosedSelect({ control, size, disabled, text, placeholder, asked, onAsk, ...rest }: ClosedSelectProps) {
  const isOpening = asked === 'opened';
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      // The id that the list will have.
      aria-controls={`${control.id}_list`}
      {...rest}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
      aria-busy={isOpening || undefined}
      disabled={disabled}
      className={classNames(css.box, css[size], control['aria-invalid'] && css.invalid)}
      // The list may load before the finger is lifted, and the click would then be lost.
      onPointerDown={() => onAsk('opened')}
      // A finger that scrolls is not a press.
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
