import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useLazyPart, useLoadFault } from '../lazy/lazy-part';
import { overlays } from '../lazy/lazy-parts';
import { Alert } from './feedback';
import { Button } from './button';
import { DescriptionList } from './description-list';
import { DialogStandIn } from './dialog-stand-in';
import { focusFirstError } from './focus-first-error';
import { Icon } from './icon';
import { DialogFailure, InDialog } from './kept-failure';
import { useUi } from './ui-provider';
import { useLayer } from './open-layers';
import { isFocusLost, useFocusBack } from './use-focus-back';
import * as css from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one first. */
  footer?: ReactNode;
  /** Width in px on screens from 768 px; 560 by default. On a phone the dialog is a sheet at the bottom. */
  width?: number;
  /** True while work is in progress: neither Escape, nor the mask, nor the close button closes the dialog. */
  busy?: boolean;
  /** The element that gets the focus when it opens; by default the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** True when its owner handles Back, as a question about leaving the page does: then Back is not caught here. */
  ownsBack?: boolean;
}

/** Opening takes 0.3 s; a user who is already in a field of the dialog by then keeps the focus there. */
const isInField = (): boolean =>
  document.activeElement?.matches('[role=dialog] :is(input, textarea, [contenteditable])') ?? false;

/** A dialog that traps the focus and returns it when it closes; on a phone it is a sheet at the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  width = 560,
  busy,
  initialFocus,
  ownsBack = false,
}: DialogProps) {
  const { word } = useUi();
  const giveFocusBack = useFocusBack(open);
  useLayer(open && !ownsBack, () => (busy ? undefined : onClose()));
  const parts = useLazyPart(overlays, open);
  const fault = useLoadFault(overlays);
  if (!parts) return open ? <DialogStandIn title={title} failed={fault !== null} onClose={onClose} /> : null;
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
      afterClose={() => {
        if (isFocusLost()) giveFocusBack();
      }}
      keyboard={!busy}
      mask={{ closable: !busy }}
      closable={busy ? false : { 'aria-label': word('close') }}
      closeIcon={<Icon.Close size={20} />}
      rootClassName={css.root}
      wrapClassName={css.wrap}
      classNames={{ container: css.container, header: css.header, body: css.body, footer: css.footerOuter }}
    >
      <InDialog.Provider value>{children}</InDialog.Provider>
      <DialogFailure busy={busy ?? false} />
    </parts.Modal>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Shown large in the middle; usually the amount. */
  headline?: ReactNode;
  /** Everything that will happen, with amounts and names. */
  facts?: { label: ReactNode; value: ReactNode }[];
  /** What cannot be undone. */
  warning?: ReactNode;
  children?: ReactNode;
  /** Names the action and its object: `حوّل 25,000.00 ريال`, never `نعم`. */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** The dialog waits for the promise and stays open when it fails; the caller closes it on success. */
  onConfirm: () => void | Promise<void>;
  danger?: boolean;
  confirmDisabled?: boolean;
  ownsBack?: DialogProps['ownsBack'];
}

/**
 * Shows exactly what will happen before an action that cannot be undone. A second click while it is in progress is
 * ignored.
 */
export function ConfirmDialog({
  onClose,
  headline,
  facts = [],
  warning,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger,
  confirmDisabled,
  ...frame
}: ConfirmDialogProps) {
  const { word } = useUi();
  const [busy, setBusy] = useState(false);
  // A ref instead of state, because two clicks can occur before the state is rendered.
  const working = useRef(false);
  // The confirm button, or the cancel button when the action destroys something.
  const firstButton = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0 && content.current) focusFirstError(content.current);
  }, [attempts]);

  async function confirm() {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      working.current = false;
      setBusy(false);
      setAttempts((count) => count + 1);
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
    <Dialog {...frame} onClose={onClose} footer={footer} busy={busy} initialFocus={firstButton}>
      <div ref={content} className={css.confirm}>
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
  /** The side it opens from, in reading order; by default `end`. */
  side?: 'start' | 'end';
  /** Width in px; never wider than the screen. */
  width?: number;
  /** Accessible name, when there is no title. */
  label?: string;
}

/** A panel at the side that traps the focus and returns it when it closes. */
export function Drawer({ open, onClose, title, children, footer, side = 'end', width = 420, label }: DrawerProps) {
  const { direction, word } = useUi();
  const atLeft = (side === 'start') === (direction === 'ltr');
  const giveFocusBack = useFocusBack(open);
  useLayer(open, onClose);
  const parts = useLazyPart(overlays, open);
  const fault = useLoadFault(overlays);
  if (!parts) return open ? <DialogStandIn title={title ?? label} failed={fault !== null} onClose={onClose} /> : null;
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
        // antd returns the focus only when the drawer was opened by antd's own trigger.
        if (!shown) giveFocusBack();
      }}
    >
      {children}
    </parts.Drawer>
  );
}
