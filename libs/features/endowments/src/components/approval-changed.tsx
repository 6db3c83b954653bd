import { fieldNames } from '@waqf/contracts/documents';
import { type HttpError, useMessages } from '@waqf/platform-web';
import { Alert } from '@waqf/ui/core';
import { approvalMessages } from '../messages/approval.messages';
import { deedMessages } from '../messages/deed.messages';

/** Shown in the dialog of an approval that was refused because something had changed: field by field, what it is. */
export function ApprovalChanged({ refusal }: { refusal: HttpError | null }) {
  const t = useMessages(approvalMessages);
  const deed = useMessages(deedMessages);
  if (!refusal) return null;
  const labelOf = (field: string): string => {
    if (field === 'name' || field === 'deeds') return t(field);
    const known = fieldNames.find((name) => name === field);
    return known ? deed.of('field.', known) : field;
  };
  return (
    <Alert tone="error" title={t('changed')}>
      <p>{t('changedText')}</p>
      <ul>
        {refusal.errors.map(({ field, message }) => (
          <li key={field}>
            {labelOf(field)}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
