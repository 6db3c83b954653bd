import { type ReactNode, useRef } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Button, Dialog } from '@waqf/ui/core';
import { Form } from '@waqf/ui/form';
import { formDialogMessages } from './form-dialog.messages';

export interface FormDialogProps {
  title: string;
  /** The label of the submit button. */
  submitLabel: string;
  /** True while it is being sent: it can then be neither sent again nor closed. */
  pending: boolean;
  onSubmit: () => void | Promise<void>;
  /** The number of submits and refusals, from `useContractForm`. */
  errorsAt: number;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog, to be submitted or cancelled; Enter in a field submits it too. Mount it again each time it opens.
 */
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
        {/* The visible buttons are outside the form: this hidden one lets Enter submit it as well. */}
        <button ref={sender} type="submit" hidden tabIndex={-1} aria-hidden>
          {submitLabel}
        </button>
      </Form>
    </Dialog>
  );
}
