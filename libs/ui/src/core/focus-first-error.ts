/** Moves the focus to the first control whose `Field` shows a message. */
export function focusFirstError(within: HTMLElement): void {
  const field = within.querySelector<HTMLElement>('[data-wq-field-error]');
  field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex="0"]')?.focus();
}
