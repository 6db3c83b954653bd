import { type ReactNode, useRef } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Button, Dialog } from '@waqf/ui/core';
import { Form } from '@waqf/ui/form';
import { formDialogMessages } from './form-dialog.messages';

export interface FormDialogProps {
  title: string;
  /** What the button that sends it says. */
  submitLabel: string;
  /** It is on its way: it can neither be sent again nor left. */
  pending: boolean;
  onSubmit: () => void | Promise<void>;
  /** Counts submits and refusals, of `useContractForm`. */
  errorsAt: number;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** One form in a dialog, sent or left; Enter in a field sends it too. To be mounted anew for every opening. */
export function FormDialog({ title, submitLabel, pending, onSubmit, errorsAt, onClose, children }: FormDialogProps) {
  const t = useMessages(formDialogMessages);
  const sender = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={pending}
      title={title}
      footer={
        <>
          <Button variant="primary" size="large" loading={pending} onClick={() => sender.current?.click()}>
            {submitLabel}
          </Button>
          <Button size="large" disabled={pending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => (pending ? undefined : onSubmit())} errorsAt={errorsAt}>
        {children}
        {/* The buttons that are seen stand outside of the form: this one sends it, by Enter as by a click. */}
        <button ref={sender} type="submit" hidden tabIndex={-1} aria-hidden>
          {submitLabel}
        </button>
      </Form>
    </Dialog>
  );
}
