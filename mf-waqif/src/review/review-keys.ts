import type { KeyboardEvent } from 'react';

export interface ReviewKeys {
  /** Moves one field forward or back; false at the end of the list, where the key keeps its normal function. */
  move: (step: 1 | -1) => boolean;
  confirm: () => void;
  correct: () => void;
  near: () => void;
  /** Moves to the next or the previous field to check, in any deed. */
  doubtful: (step: 1 | -1) => void;
  undo: () => void;
}

/** True when the focused element uses the keys itself, for typing or pressing. */
const takesKeys = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.dataset['fieldHead'] === undefined &&
  target.closest('input, textarea, select, button, a, [role=radiogroup]') !== null;

/**
 * The action of a key, or null. Letters are identified by their position on the keyboard: an Arabic layout has no E or
 * Z.
 */
function actOf({ key, code }: KeyboardEvent, keys: ReviewKeys): (() => void) | null {
  if (key === 'Enter') return keys.confirm;
  switch (code) {
    case 'KeyE':
      return keys.correct;
    case 'KeyZ':
      return keys.near;
    case 'KeyN':
      return () => keys.doubtful(1);
    case 'KeyP':
      return () => keys.doubtful(-1);
    case 'KeyU':
      return keys.undo;
    default:
      return null;
  }
}

/**
 * While the focus is on the list and not in a control: Tab goes to the next field, N and P to the next and the previous
 * doubtful one, Enter confirms, E corrects, U undoes the last decision, Z enlarges the field's place on the page.
 */
export function onReviewKey(event: KeyboardEvent, keys: ReviewKeys): void {
  if (takesKeys(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') {
    if (keys.move(event.shiftKey ? -1 : 1)) event.preventDefault();
    return;
  }
  const act = actOf(event, keys);
  if (!act) return;
  event.preventDefault();
  act();
}
