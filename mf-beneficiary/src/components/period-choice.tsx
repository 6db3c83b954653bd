import { useMessages } from '@waqf/platform-web';
import { useAddressChoice } from '@waqf/screen-kit';
import { Field, SelectInput } from '@waqf/ui/field';
import { statementPeriods, type StatementPeriod } from '../model/statement-period';
import { messages } from '../screens/statement.messages';

/** The period in the address; twelve months when there is none. */
export function usePeriod(): [StatementPeriod, (period: StatementPeriod) => void] {
  const { chosen, choose } = useAddressChoice(['period', 'export']);
  const period = statementPeriods.find((one) => one === chosen.period) ?? 'twelve';
  return [period, (next) => choose({ period: next, export: undefined })];
}

/** The choice of the months. */
export function PeriodChoice({
  value,
  onChange,
}: {
  value: StatementPeriod;
  onChange: (period: StatementPeriod) => void;
}) {
  const t = useMessages(messages);
  return (
    <Field label={t('period')}>
      <SelectInput
        value={value}
        onChange={(chosen) => onChange(chosen ?? 'twelve')}
        options={statementPeriods.map((period) => ({ value: period, label: t(`period.${period}`) }))}
      />
    </Field>
  );
}
