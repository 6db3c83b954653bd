import { useMessages } from '@waqf/platform-web';
import { Alert, Button } from '@waqf/ui/core';
import { changedMeanwhileMessages } from './changed-meanwhile.messages';
import type { RecordForm } from './use-record-form';

/** Shown above the fields of a form when somebody else has changed the record: offers what it is now. */
export function ChangedMeanwhile({
  form,
}: {
  form: Pick<RecordForm<object, unknown>, 'changedMeanwhile' | 'takeNew'>;
}) {
  const t = useMessages(changedMeanwhileMessages);
  if (!form.changedMeanwhile) return null;
  return (
    <Alert
      tone="error"
      title={t('title')}
      action={
        <Button size="small" onClick={form.takeNew}>
          {t('take')}
        </Button>
      }
    >
      {t('text')}
    </Alert>
  );
}
