import type { KeyboardEvent } from 'react';

export interface ReviewKeys {
  /** One field on or back; false at the end of the list, where the key keeps its usual meaning. */
  move: (step: 1 | -1) => boolean;
  confirm: () => void;
  correct: () => void;
  near: () => void;
}

/** True where keys belong to what is being typed or pressed. */
const takesKeys = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset['fieldHead'] === undefined && target.closest('input, textarea, select, button, a, [role=radiogroup]') !== null;

/**
 * Tab goes to the next field, Enter confirms, E corrects, Z shows the place from near, while the focus is on the list and
 * not in a control. Letters are told by their place on the keyboard, as an Arabic layout has no E or Z.
 */
export function onReviewKey(event: KeyboardEvent, keys: ReviewKeys): void {
  if (takesKeys(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') {
    if (keys.move(event.shiftKey ? -1 : 1)) event.preventDefault();
    return;
  }
  const act = event.key === 'Enter' ? keys.confirm : event.code === 'KeyE' ? keys.correct : event.code === 'KeyZ' ? keys.near : null;
  if (!act) return;
  event.preventDefault();
  act();
}
