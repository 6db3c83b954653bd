import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import * as css from './form.module.css';

export interface FormProps {
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
  /** Buttons, the main one (`type="submit"`) first. */
  footer?: ReactNode;
  /**
   * Changes when a set of errors comes back (a count of submits, the moment of an answer): the focus then goes to the
   * first field with a message.
   */
  errorsAt?: unknown;
  label?: string;
}

/** The first control whose `Field` shows a message gets the focus. */
function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[data-wq-field-error]');
  field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex="0"]')?.focus();
}

/** A control whose text is no value at all: what it would send is what stood there before. */
const firstUnreadable = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);

/** A form that keeps its own validation and leads to the first error after a submit. */
export function Form({ onSubmit, children, footer, errorsAt, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);

  useEffect(() => {
    if (form.current && (submits > 0 || errorsAt)) focusFirstError(form.current);
  }, [submits, errorsAt]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog that opens from within a form sends itself alone, although React passes its events on to that form.
    event.stopPropagation();
    const unreadable = form.current && firstUnreadable(form.current);
    if (unreadable) return unreadable.focus();
    void Promise.resolve(onSubmit()).finally(() => setSubmits((count) => count + 1));
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} aria-label={label}>
      {children}
      {footer ? <div className={css.footer}>{footer}</div> : null}
    </form>
  );
}

/** Storage can be full or forbidden; a form works without it. */
function readDraft<Values>(key: string): Values | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Values);
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, values: unknown): void {
  try {
    if (values === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Nothing to do: what was typed stays on the screen.
  }
}

/**
 * State that survives a reload of the tab: what was typed is never lost. Values must survive JSON.
 * @param key names the form and the thing it edits, for instance `waqf.create`
 * @returns `[values, setValues, clear]`; clear after the server took them
 */
export function useDraft<Values>(
  key: string,
  initial: Values,
): [Values, (next: Values | ((now: Values) => Values)) => void, () => void] {
  const name = `draft:${key}`;
  const [values, setState] = useState<Values>(() => readDraft<Values>(name) ?? initial);
  const first = useRef(initial);

  const setValues = useCallback(
    (next: Values | ((now: Values) => Values)) => {
      setState((now) => {
        const value = typeof next === 'function' ? (next as (now: Values) => Values)(now) : next;
        writeDraft(name, value);
        return value;
      });
    },
    [name],
  );

  const clear = useCallback(() => {
    writeDraft(name, undefined);
    setState(first.current);
  }, [name]);

  return [values, setValues, clear];
}
