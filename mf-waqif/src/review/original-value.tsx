import type { DeedField } from '@waqf/contracts/documents';
import { deedMessages, FieldValueText, sameValue } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { DualDate } from '@waqf/ui/core';
import { reviewMessages } from './review.messages';
import * as css from './review.module.css';

/** The value that was read, shown when a user has replaced it. */
export function OriginalValue({ field }: { field: DeedField }) {
  const t = useMessages(reviewMessages);
  const deed = useMessages(deedMessages);
  if (sameValue(field.value, field.extracted)) return null;
  return (
    <div className={css.was}>
      {t('readAs')} <FieldValueText name={field.name} value={field.extracted} absent={deed('notInDeed')} />
      {field.correctedAt ? (
        <>
          {' '}
          · {t('correctedOn')} <DualDate iso={field.correctedAt} withTime />
        </>
      ) : null}
    </div>
  );
}
