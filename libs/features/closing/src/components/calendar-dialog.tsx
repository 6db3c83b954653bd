import { knownValue } from '@waqf/contracts';
import {
  fiscalCalendars,
  setFiscalCalendar,
  type FiscalYearList,
  type SetFiscalCalendar,
} from '@waqf/contracts/closing';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog } from '@waqf/ui/core';
import { Field, SelectInput } from '@waqf/ui/form';
import { useSetCalendar } from '../api/act-on-year';
import { yearsMessages } from '../messages/years.messages';
import { monthChoices } from '../model/month-choices';

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
  const form = useContractForm({
    schema: setFiscalCalendar,
    values: {
      calendar: knownValue(fiscalCalendars, list.calendar) ?? 'hijri',
      startMonth: String(list.startMonth),
    },
    inputOf: (values) => ({ ...values, startMonth: Number(values.startMonth) }),
  });
  const send = async (body: SetFiscalCalendar) => {
    if (await attempt(() => set.mutateAsync(body), { done: t('changed'), failed: t('failed'), form })) onClose();
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
