import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button, IconButton } from '../core/button';
import { Icon } from '../core/icon';
import { VisuallyHidden } from '../core/layout';
import { NumberMark } from '../core/status';
import { useUi } from '../core/ui-provider';
import { TextArea } from './inputs';
import * as css from './list-input.module.css';

export interface ListInputProps {
  value: string[];
  onChange: (value: string[]) => void;
  /** What one item is called: `شرط`, `مستفيد`. It names the fields and the button that adds an item. */
  itemLabel: string;
  disabled?: boolean;
  maxItems?: number;
}

/** `items` with the item at `from` moved to `to`. */
function moved(items: string[], from: number, to: number): string[] {
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), items[from] ?? '', ...rest.slice(to)];
}

/** `items` with the item at `index` split at `caret`; -1 adds a first item. */
function divided(items: string[], index: number, caret: number): string[] {
  const text = items[index] ?? '';
  const before = index < 0 ? [] : [text.slice(0, caret).trimEnd()];
  return [...items.slice(0, Math.max(index, 0)), ...before, text.slice(caret).trimStart(), ...items.slice(index + 1)];
}

/** `items` with the item at `index` (not the first) joined to the previous one. */
function joined(items: string[], index: number): string[] {
  const whole = items
    .slice(index - 1, index + 1)
    .filter((part) => part !== '')
    .join(' ');
  return [...items.slice(0, index - 1), whole, ...items.slice(index + 1)];
}

interface ListActs {
  divide: (index: number, caret: number) => void;
  remove: (index: number) => void;
  merge: (index: number) => void;
  move: (from: number, to: number) => void;
}

/** Handles the keys in the text of an item. */
function onItemKey(event: KeyboardEvent, index: number, acts: ListActs): void {
  // While text is being composed, the keys belong to the input method.
  if (!(event.target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return;
  const { value, selectionStart, selectionEnd } = event.target;
  if (event.key === 'Enter') acts.divide(index, selectionEnd);
  else if (event.key === 'Backspace' && value === '') acts.remove(index);
  else if (event.key === 'Backspace' && selectionStart === 0 && selectionEnd === 0 && index > 0) acts.merge(index);
  else if (event.altKey && event.key === 'ArrowUp') acts.move(index, index - 1);
  else if (event.altKey && event.key === 'ArrowDown') acts.move(index, index + 1);
  else return;
  event.preventDefault();
}

/** The acts on the items, and which item has the focus afterwards. */
function useListActs({ value, onChange, itemLabel, maxItems = 50 }: ListInputProps) {
  const { word } = useUi();
  const list = useRef<HTMLOListElement>(null);
  const [focusAt, setFocusAt] = useState<{ index: number; caret?: number } | null>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (focusAt === null) return;
    const text = list.current?.querySelectorAll('textarea')[focusAt.index];
    text?.focus();
    if (focusAt.caret !== undefined) text?.setSelectionRange(focusAt.caret, focusAt.caret);
    setFocusAt(null);
  }, [focusAt, value.length]);

  const divide = (index: number, caret: number) => {
    if (value.length >= maxItems) return;
    onChange(divided(value, index, caret));
    setFocusAt({ index: index + 1, caret: 0 });
  };
  const add = () => divide(value.length - 1, (value.at(-1) ?? '').length);
  const remove = (index: number) => {
    onChange(value.filter((_, i) => i !== index));
    setFocusAt({ index: Math.max(0, index - 1) });
  };
  const merge = (index: number) => {
    const before = value[index - 1];
    if (before === undefined) return;
    onChange(joined(value, index));
    setFocusAt({ index: index - 1, caret: before.length });
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length) return;
    onChange(moved(value, from, to));
    setFocusAt({ index: to });
    setSaid(`${itemLabel} ${to + 1} ${word('of')} ${value.length}`);
  };

  const acts: ListActs = { divide, remove, merge, move };
  return { list, said, add, acts };
}

/**
 * An editable, ordered list of texts. Enter splits the current item at the caret, Backspace at its start joins it to
 * the previous one (an empty item is removed), Alt with the up and down arrows moves it; the buttons do the same. Place
 * it in a `Field` with `group`.
 */
export function ListInput(props: ListInputProps) {
  const { value, onChange, itemLabel, disabled, maxItems = 50 } = props;
  const { word } = useUi();
  const { list, said, add, acts } = useListActs(props);

  return (
    <div className={css.holder}>
      <ol ref={list} className={css.list}>
        {value.map((text, index) => (
          // The index is the identity here: items are plain strings and may repeat.
          <li key={index} className={css.item} onKeyDown={(event) => onItemKey(event, index, acts)}>
            <NumberMark value={index + 1} tone="neutral" />
            <ItemRow
              name={`${itemLabel} ${index + 1}`}
              text={text}
              disabled={disabled}
              first={index === 0}
              last={index === value.length - 1}
              onText={(next) => onChange(value.map((item, i) => (i === index ? next : item)))}
              onMove={(by) => acts.move(index, index + by)}
              onMerge={() => acts.merge(index)}
              onRemove={() => acts.remove(index)}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        variant="soft"
        icon={<Icon.Plus size={16} />}
        disabled={disabled || value.length >= maxItems}
        onClick={add}
      >
        {`${word('add')} ${itemLabel}`}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface ItemRowProps {
  name: string;
  text: string;
  disabled?: boolean;
  first: boolean;
  last: boolean;
  onText: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  onMerge: () => void;
  onRemove: () => void;
}

function ItemRow({ name, text, disabled, first, last, onText, onMove, onMerge, onRemove }: ItemRowProps) {
  const { word } = useUi();
  const id = useId();
  return (
    <>
      {/*
       * It has its own id, because otherwise all items would share the id that the field gives to a single control.
       */}
      <span className={css.text}>
        <TextArea
          id={id}
          rows={1}
          aria-label={name}
          value={text}
          disabled={disabled}
          onChange={(next) => onText(next.replace(/\s*\n\s*/g, ' '))}
        />
      </span>
      <span className={css.tools}>
        <IconButton
          size="small"
          label={`${word('moveUp')}: ${name}`}
          icon={<Icon.Up size={18} />}
          disabled={disabled || first}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={`${word('moveDown')}: ${name}`}
          icon={<Icon.Down size={18} />}
          disabled={disabled || last}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          label={`${word('mergeUp')}: ${name}`}
          icon={<Icon.Merge size={18} />}
          disabled={disabled || first}
          onClick={onMerge}
        />
        <IconButton
          size="small"
          label={`${word('remove')}: ${name}`}
          icon={<Icon.Close size={18} />}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </>
  );
}
