import { useQuery } from '@tanstack/react-query';
import { Amount, Icon, SkeletonBar } from '@waqf/ui/core';
import { getProfile } from '../api/profile';
import { chosenWard } from '../api/wards';
import { statementTexts } from '../screens/statement.messages';
import { usePortalMessages } from './portal-messages';

/**
 * What was received in twelve months, and an estimate for a year; empty in the portal of a minor, which has no such
 * figures.
 */
export function useYearFigures() {
  const t = usePortalMessages(statementTexts);
  const isWard = chosenWard() !== null;
  const { data, isLoading } = useQuery({ ...getProfile(), enabled: !isWard });
  const summary = data?.profile.financialSummary;
  // The guardian's own figures can already be known from their profile; they are not the minor's.
  if (isWard || (!summary && !isLoading)) return [];
  const shown = (figure?: string) => (figure === undefined ? <SkeletonBar /> : <Amount value={figure} unit />);
  return [
    { label: t('year'), icon: <Icon.Calendar size={18} />, value: shown(summary?.yearlyIncome) },
    { label: t('projection'), icon: <Icon.TrendUp size={18} />, value: shown(summary?.yearlyProjection) },
  ];
}
