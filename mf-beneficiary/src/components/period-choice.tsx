import { useSearchParams } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { Field, SelectInput } from '@waqf/ui/form';
import { statementPeriods, type StatementPeriod } from '../model/statement-period';
import { messages } from '../screens/statement.messages';

/** The period of the address; twelve months without one. */
export function usePeriod(): [StatementPeriod, (period: StatementPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const period = statementPeriods.find((one) => one === params.get('period')) ?? 'twelve';
  const choose = (chosen: StatementPeriod) => {
    const next = new URLSearchParams(params);
    next.set('period', chosen);
    next.delete('export');
    setParams(next, { replace: true });
  };
  return [period, choose];
}

/** Of which months. */
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
