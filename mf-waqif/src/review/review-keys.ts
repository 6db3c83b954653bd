import type { KeyboardEvent } from 'react';

export interface ReviewKeys {
  /** One field on or back; false at the end of the list, where the key keeps its usual meaning. */
  move: (step: 1 | -1) => boolean;
  confirm: () => void;
  correct: () => void;
  near: () => void;
  /** To the next field that wants a look, or the one before, whichever deed it is in. */
  doubtful: (step: 1 | -1) => void;
  undo: () => void;
}

/** True where keys belong to what is being typed or pressed. */
const takesKeys = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.dataset['fieldHead'] === undefined &&
  target.closest('input, textarea, select, button, a, [role=radiogroup]') !== null;

/** What a key does, or null. Letters are identified by their place on the keyboard: an Arabic layout has no E or Z. */
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
 * Tab goes to the next field, N and P to the next and the previous doubtful one, Enter confirms, E corrects, U takes
 * the last decision back, Z shows the place from near, while the focus is on the list and not in a control.
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
