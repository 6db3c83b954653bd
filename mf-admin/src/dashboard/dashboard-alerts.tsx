import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { labelOf } from '@waqf/contracts';
import { type ComponentHealth, healthComponentLabels, healthProblemLabels } from '@waqf/contracts/operations';
import { wordList } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { isInitialLoading } from '@waqf/screen-kit';
import { Alert, Button, CardSkeleton } from '@waqf/ui/core';
import { auditChainQuery } from '../api/get-audit';
import { platformSettingsQuery } from '../api/platform-settings';
import { healthQuery } from '../api/system-health';
import { dashboardMessages } from './dashboard.messages';

export const hasProblem = ({ state }: ComponentHealth): boolean => state === 'warning' || state === 'error';

/** What an administrator must know before any figure: users are locked out, or something is not as it must be. */
export function DashboardAlerts({ children }: { children: ReactNode }) {
  const health = useQuery(healthQuery());
  // A warning that is shown later would push the figures down.
  if (isInitialLoading(health)) return <CardSkeleton lines={8} />;
  return (
    <>
      <LockedOutAlert />
      <ChainAlert />
      <HealthAlert />
      {children}
    </>
  );
}

/**
 * A closed platform and maintenance are easily forgotten: administrators work as always. The page usually comes with
 * this answer. When it does not, it doesn't wait for the call, and the figures may move down.
 */
function LockedOutAlert() {
  const t = useMessages(dashboardMessages);
  const { data } = useQuery(platformSettingsQuery());
  if (!data) return null;
  const { launchMode, maintenanceMode } = data.settings;
  if (launchMode !== 'closed' && !maintenanceMode) return null;
  const [title, text] =
    launchMode === 'closed' ? (['closed', 'closedText'] as const) : (['maintenance', 'maintenanceText'] as const);
  return (
    <Alert
      tone="warning"
      title={t(title)}
      action={<Button href="/admin/system?tab=general">{t('openSettings')}</Button>}
    >
      {t(text)}
    </Alert>
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
