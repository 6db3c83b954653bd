import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLater } from '../later/later';
import { overlays } from '../later/later-parts';
import { Alert } from './feedback';
import { Button } from './button';
import { DescriptionList } from './description-list';
import { Icon } from './icon';
import { useUi } from './ui-provider';
import * as css from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one first. */
  footer?: ReactNode;
  /** Width in px from 768 up; 560 by default. On a phone it is a sheet at the bottom. */
  width?: number;
  /** While work goes on: neither Escape, nor the mask, nor the cross closes it. */
  busy?: boolean;
  /** What gets the focus when it opens; the close button otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Opening takes 0.3 s: who is in a field of the dialog by then is not taken out of it. */
const isInField = (): boolean =>
  document.activeElement?.matches('[role=dialog] :is(input, textarea, [contenteditable])') ?? false;

/** A dialog that keeps the focus inside and gives it back; a bottom sheet on a phone. */
export function Dialog({ open, onClose, title, children, footer, width = 560, busy, initialFocus }: DialogProps) {
  const { word } = useUi();
  const parts = useLater(overlays, open);
  if (!parts) return null;
  return (
    <parts.Modal
      open={open}
      onCancel={busy ? undefined : onClose}
      title={title}
      footer={footer ? <div className={css.footer}>{footer}</div> : null}
      width={width}
      centered
      destroyOnHidden
      afterOpenChange={(shown) => {
        if (shown && !isInField()) initialFocus?.current?.focus();
      }}
      keyboard={!busy}
      mask={{ closable: !busy }}
      closable={busy ? false : { 'aria-label': word('close') }}
      closeIcon={<Icon.Close size={20} />}
      rootClassName={css.root}
      wrapClassName={css.wrap}
      classNames={{ container: css.container, header: css.header, body: css.body, footer: css.footerOuter }}
    >
      {children}
    </parts.Modal>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Large in the middle: usually the amount. */
  headline?: ReactNode;
  /** Everything that will happen, with amounts and names. */
  facts?: { label: ReactNode; value: ReactNode }[];
  /** What cannot be undone. */
  warning?: ReactNode;
  children?: ReactNode;
  /** Names the act with its object: `حوّل 25,000.00 ريال`, never `نعم`. */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** The dialog waits for the promise and stays open when it fails; the caller closes it. */
  onConfirm: () => void | Promise<void>;
  danger?: boolean;
  confirmDisabled?: boolean;
}

/**
 * Says exactly what will happen before something that cannot be taken back. A second press while it works does nothing.
 */
export function ConfirmDialog({
  open,
  onClose,
  title,
  headline,
  facts = [],
  warning,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger,
  confirmDisabled,
}: ConfirmDialogProps) {
  const { word } = useUi();
  const [busy, setBusy] = useState(false);
  // A ref, because two presses can come before the state is drawn.
  const working = useRef(false);
  // The act itself, or the way back when the act destroys something.
  const firstButton = useRef<HTMLButtonElement>(null);

  async function confirm() {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  const footer = (
    <>
      <Button
        ref={danger ? undefined : firstButton}
        variant={danger ? 'dangerSolid' : 'primary'}
        size="large"
        loading={busy}
        disabled={confirmDisabled}
        onClick={() => void confirm()}
      >
        {confirmLabel}
      </Button>
      <Button ref={danger ? firstButton : undefined} size="large" disabled={busy} onClick={onClose}>
        {cancelLabel ?? word('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer} busy={busy} initialFocus={firstButton}>
      <div className={css.confirm}>
        {headline ? <div className={css.headline}>{headline}</div> : null}
        {facts.length > 0 ? <DescriptionList lines items={facts} /> : null}
        {children}
        {warning ? <Alert tone="warning">{warning}</Alert> : null}
      </div>
    </Dialog>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Where it comes from, in reading order; `end` by default. */
  side?: 'start' | 'end';
  /** Width in px; never wider than the screen. */
  width?: number;
  /** Without a title: its name for screen readers. */
  label?: string;
}

/** A panel from the side that keeps the focus inside and gives it back. */
export function Drawer({ open, onClose, title, children, footer, side = 'end', width = 420, label }: DrawerProps) {
  const { direction, word } = useUi();
  const atLeft = (side === 'start') === (direction === 'ltr');
  const before = useRef<Element | null>(null);
  // antd gives the focus back only when it opened by its own trigger.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  const parts = useLater(overlays, open);
  if (!parts) return null;
  return (
    <parts.Drawer
      open={open}
      onClose={onClose}
      title={title}
      footer={footer ? <div className={css.footer}>{footer}</div> : undefined}
      placement={atLeft ? 'left' : 'right'}
      size={width}
      aria-label={label}
      closable={title ? { 'aria-label': word('close'), placement: 'end' } : false}
      closeIcon={<Icon.Close size={20} />}
      styles={{ wrapper: { maxInlineSize: 'calc(100vw - 48px)' }, body: title ? undefined : { padding: 0 } }}
      focusable={{ trap: true, focusTriggerAfterClose: false }}
      afterOpenChange={(shown) => {
        if (!shown && before.current instanceof HTMLElement) before.current.focus();
      }}
    >
      {children}
    </parts.Drawer>
  );
}
