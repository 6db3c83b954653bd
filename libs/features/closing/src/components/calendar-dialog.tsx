import {
  fiscalCalendars,
  setFiscalCalendar,
  type FiscalYearList,
  type SetFiscalCalendar,
} from '@waqf/contracts/closing';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { ChangedMeanwhile, useAttempt, useRecordForm } from '@waqf/screen-kit';
import { ConfirmDialog } from '@waqf/ui/core';
import { Field, SelectInput } from '@waqf/ui/field';
import { useSetCalendar } from '../api/act-on-year';
import { yearsMessages } from '../messages/years.messages';
import { monthChoices } from '../model/month-choices';

interface CalendarValues {
  calendar: SetFiscalCalendar['calendar'];
  startMonth: string;
}

/**
 * The choice of the calendar by which the waqf's years are counted, and of their first month. Mounted again each time
 * it is opened.
 */
export function CalendarDialog({
  waqfId,
  list,
  onClose,
}: {
  waqfId: string;
  list: FiscalYearList;
  onClose: () => void;
}) {
  const t = useMessages(yearsMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const set = useSetCalendar(waqfId);
  const form = useRecordForm({
    schema: setFiscalCalendar,
    record: { calendar: String(list.calendar), startMonth: list.startMonth },
    valuesOf: (record): CalendarValues => ({
      calendar: fiscalCalendars.find((known) => known === record.calendar) ?? 'hijri',
      startMonth: String(record.startMonth),
    }),
    inputOf: (values) => ({ ...values, startMonth: Number(values.startMonth) }),
  });
  const send = async (body: SetFiscalCalendar) => {
    const words = { done: t('changed'), failed: t('failed'), form, quiet: true };
    if (await attempt(() => set.mutateAsync(body), words)) onClose();
  };
  const { calendar, startMonth } = form.values;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('change')}
      warning={t('changeWarning')}
      confirmLabel={t('changeConfirm')}
      onConfirm={() => form.submit(send)}
    >
      <ChangedMeanwhile form={form} />
      <Field label={t('calendar')} required error={form.error('calendar')}>
        <SelectInput
          value={calendar}
          onChange={(chosen) => form.set({ calendar: chosen ?? 'hijri' })}
          options={fiscalCalendars.map((value) => ({ value, label: t(`calendar.${value}`) }))}
        />
      </Field>
      <Field label={t('startMonth')} required error={form.error('startMonth')}>
        <SelectInput
          value={startMonth}
          onChange={(chosen) => form.set({ startMonth: chosen ?? '1' })}
          options={monthChoices(calendar, language)}
        />
      </Field>
    </ConfirmDialog>
  );
}
