import {
  rejectSupportingDocument,
  type RejectSupportingDocument,
  type SupportingDocument,
} from '@waqf/contracts/supporting-documents';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useReviewDocument } from '../api/supporting-documents';
import { supportingDocumentMessages } from '../messages/supporting-document.messages';
import { useDocumentFacts } from './use-document-facts';

/** Rejects a document that a beneficiary sent, with a reason that they read. */
export function RejectDocumentDialog({ document, onClose }: { document: SupportingDocument; onClose: () => void }) {
  const t = useMessages(supportingDocumentMessages);
  const attempt = useAttempt();
  const review = useReviewDocument(document.id);
  const form = useContractForm({ schema: rejectSupportingDocument, values: { reason: '' } });
  const send = async (input: RejectSupportingDocument) => {
    const words = { done: t('rejected'), failed: t('failed'), form };
    if (await attempt(() => review.mutateAsync(input), words)) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('rejectTitle')}
      facts={useDocumentFacts(document)}
      warning={t('rejectText')}
      confirmLabel={t('rejectConfirm')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
