import type { DeedField, FieldValue } from '@waqf/contracts/documents';
import { displayNumber } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { DualDate, Ltr } from '@waqf/ui/core';
import { deedMessages } from '../messages/deed.messages';
import { isBlank, kindOf } from '../model/field-kind';
import * as css from './field-value.module.css';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

export interface FieldValueTextProps {
  name: DeedField['name'];
  value: FieldValue;
  /** The text when there is no value; by default that it is not available. */
  absent?: string;
}

/** A field in readable form: dates in both calendars, the area with its unit, lists numbered as in the deed. */
export function FieldValueText({ name, value, absent }: FieldValueTextProps) {
  const t = useMessages(deedMessages);
  if (isBlank(value)) return <span className={css.absent}>{absent ?? t('notAvailable')}</span>;
  if (Array.isArray(value)) {
    if (name === 'beneficiaries') return <>{value.join('، ')}</>;
    return (
      <ol className={css.list}>
        {value.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'number') return <bdi>{t('squareMetres', { area: displayNumber(value, 2) })}</bdi>;
  const text = String(value);
  if (kindOf(name) === 'date' && isoDay.test(text)) return <DualDate iso={text} />;
  if (name === 'nazirId' || name === 'propertyNumber') return <Ltr>{text}</Ltr>;
  return <>{text}</>;
}
