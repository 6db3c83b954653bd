import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { focusFirstError } from '../core/focus-first-error';
import { InDialog, KeptFailure } from '../core/kept-failure';
import { latestToastId } from '../core/toast';
import * as css from './form.module.css';

export interface FormProps {
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
  /** Buttons, the main one (`type="submit"`) first. */
  footer?: ReactNode;
  /**
   * Changes when a new set of errors arrives (e.g. a count of submits or the time of an answer); the focus then moves
   * to the first field with a message.
   */
  errorsAt?: unknown;
  label?: string;
}

/** Finds a control whose text is not a valid value; submitting would send its previous value. */
const firstUnreadable = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll('input')].find(({ validity }) => validity.customError);

/**
 * A form with its own validation that moves the focus to the first error after a submit, and keeps what its failed
 * submit told.
 */
export function Form({ onSubmit, children, footer, errorsAt, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  const inDialog = useContext(InDialog);
  const [toasts, setToasts] = useState({ since: 0, until: 0 });

  useEffect(() => {
    if (form.current && (submits > 0 || errorsAt)) focusFirstError(form.current);
  }, [submits, errorsAt]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React also passes the submit event of a dialog inside a form to that form, so the event is stopped here.
    event.stopPropagation();
    const unreadable = form.current && firstUnreadable(form.current);
    if (unreadable) return unreadable.focus();
    const since = latestToastId();
    setToasts({ since, until: since });
    void Promise.resolve(onSubmit()).finally(() => {
      setToasts({ since, until: latestToastId() });
      setSubmits((count) => count + 1);
    });
  }
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} aria-label={label}>
      {children}
      {inDialog ? null : <KeptFailure {...toasts} />}
      {footer ? <div className={css.footer}>{footer}</div> : null}
    </form>
  );
}

/** Storage can be full or forbidden; the form works without it. */
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
    // Nothing to do: the typed text is still on the screen.
  }
}

/**
 * State that survives a reload of the tab, so that what was typed is not lost. Values must be serialisable as JSON.
 * @param key identifies the form and the edited thing, e.g. `waqf.create`
 * @returns `[values, setValues, clear]`; call `clear` once the server has accepted the values
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
