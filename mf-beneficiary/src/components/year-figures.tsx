import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { Amount, Icon } from '@waqf/ui/core';
import { getProfile } from '../api/profile';
import { chosenWard } from '../api/wards';
import { messages } from '../screens/statement.messages';

/** What came in twelve months, and what a year brings, as an estimate; none of a minor, whose year is the statement. */
export function useYearFigures() {
  const t = useMessages(messages);
  const { data } = useQuery({ ...getProfile(), enabled: chosenWard() === null });
  const summary = data?.profile.financialSummary;
  if (!summary) return [];
  return [
    { label: t('year'), icon: <Icon.Calendar size={18} />, value: <Amount value={summary.yearlyIncome} unit /> },
    {
      label: t('projection'),
      icon: <Icon.TrendUp size={18} />,
      value: <Amount value={summary.yearlyProjection} unit />,
    },
  ];
}
