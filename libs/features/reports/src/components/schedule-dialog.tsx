import { useQuery } from '@tanstack/react-query';
import { fiscalCalendars } from '@waqf/contracts/closing';
import { exportFormats, type ExportFormat } from '@waqf/contracts/exports';
import {
  createReportSchedule,
  reportTitles,
  scheduleFrequencies,
  scheduleFrequencyLabels,
  waqfReportTypes,
  type CreateReportSchedule,
} from '@waqf/contracts/reporting';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { type ContractForm, useContractForm } from '@waqf/platform-web/form';
import { approvedWaqfsQuery, useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog } from '@waqf/ui/core';
import { Field, SelectInput } from '@waqf/ui/field';
import { useCreateSchedule } from '../api/schedules';
import { schedulesMessages } from '../messages/schedules.messages';
import { ChooseReaders } from './choose-readers';

const formatNames: Record<ExportFormat, string> = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' };
/** The options of a list, as `SelectInput` expects them. */
const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** Which report of which waqf is sent, how often and to whom. Mounted again each time it is opened. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(schedulesMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const waqfs = useQuery(approvedWaqfsQuery());
  const create = useCreateSchedule();
  const form = useContractForm<CreateReportSchedule, CreateReportSchedule>({
    schema: createReportSchedule,
    values: {
      waqfId: '',
      report: 'financial',
      format: 'pdf',
      frequency: 'month',
      calendar: 'gregorian',
      readers: [],
    },
  });
  const { values, set, error } = form;
  const send = async (body: CreateReportSchedule) => {
    if (await attempt(() => create.mutateAsync(body), { done: t('added'), failed: t('addFailed'), form, quiet: true }))
      onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('add')}
      confirmLabel={t('addConfirm')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('waqf')} required error={error('waqfId')}>
        <SelectInput
          searchable
          value={values.waqfId || undefined}
          onChange={(waqfId = '') => set({ waqfId, readers: [] })}
          options={(waqfs.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label={t('report')} required error={error('report')}>
        <SelectInput
          value={values.report}
          onChange={(report = 'financial') => set({ report })}
          options={choices(waqfReportTypes, (type) => reportTitles[type][language])}
        />
      </Field>
      <ScheduleChoices form={form} />
      <ChooseReaders
        waqfId={values.waqfId}
        value={values.readers}
        onChange={(readers) => set({ readers })}
        error={error('readers')}
      />
    </ConfirmDialog>
  );
}

/** How often it is sent, by which calendar's months, and in which format. */
function ScheduleChoices({ form }: { form: ContractForm<CreateReportSchedule, CreateReportSchedule> }) {
  const t = useMessages(schedulesMessages);
  const { language } = useLanguage();
  const { values, set, error } = form;
  return (
    <>
      <Field label={t('frequency')} required error={error('frequency')}>
        <SelectInput
          value={values.frequency}
          onChange={(frequency = 'month') => set({ frequency })}
          options={choices(scheduleFrequencies, (each) => scheduleFrequencyLabels[each][language])}
        />
      </Field>
      <Field label={t('calendar')} required error={error('calendar')}>
        <SelectInput
          value={values.calendar}
          onChange={(calendar = 'gregorian') => set({ calendar })}
          options={choices(fiscalCalendars, (each) => t(`calendar.${each}`))}
        />
      </Field>
      <Field label={t('format')} required error={error('format')}>
        <SelectInput
          value={values.format}
          onChange={(format = 'pdf') => set({ format })}
          options={choices(exportFormats, (each) => formatNames[each])}
        />
      </Field>
    </>
  );
}
