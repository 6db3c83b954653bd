import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { labelOf } from '@waqf/contracts';
import { type ComponentHealth, healthComponentLabels, healthProblemLabels } from '@waqf/contracts/operations';
import { wordList } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { isInitialLoading } from '@waqf/screen-kit';
import { Alert, Button, CardSkeleton } from '@waqf/ui/core';
import { auditChainQuery } from '../api/get-audit';
import { healthQuery } from '../api/system-health';
import { dashboardMessages } from './dashboard.messages';

export const hasProblem = ({ state }: ComponentHealth): boolean => state === 'warning' || state === 'error';

/** What an administrator must know before any figure: the platform is not healthy, or the audit trail is not valid. */
export function DashboardAlerts({ children }: { children: ReactNode }) {
  const health = useQuery(healthQuery());
  // A warning that is shown later would push the figures down.
  if (isInitialLoading(health)) return <CardSkeleton lines={8} />;
  return (
    <>
      <ChainAlert />
      <HealthAlert />
      {children}
    </>
  );
}

function ChainAlert() {
  const t = useMessages(dashboardMessages);
  const { data } = useQuery(auditChainQuery());
  if (data?.check?.whole !== false) return null;
  return (
    <Alert tone="error" title={t('chainBroken')} action={<Button href="/admin/audit">{t('openTrail')}</Button>}>
      {t('chainText')}
    </Alert>
  );
}

/** From the specification: a warning with a link to the system page whenever the overall state is not healthy. */
function HealthAlert() {
  const t = useMessages(dashboardMessages);
  const { language } = useLanguage();
  const { data, isError } = useQuery(healthQuery());
  if (!isError && (!data || data.overallStatus === 'healthy')) return null;
  const troubled = data?.components.filter(hasProblem) ?? [];
  const words = troubled.map(({ component, problem }) => {
    const name = labelOf(healthComponentLabels, component, language);
    return problem === null ? name : `${name}: ${labelOf(healthProblemLabels, problem, language)}`;
  });
  return (
    <Alert
      tone={data?.overallStatus === 'error' ? 'error' : 'warning'}
      title={t(data ? 'notHealthy' : 'healthUnknown')}
      action={<Button href="/admin/system">{t('openHealth')}</Button>}
    >
      {wordList(words, language)}
    </Alert>
  );
}
