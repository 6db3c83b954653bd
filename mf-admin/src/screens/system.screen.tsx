import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PlatformSettings } from '@waqf/contracts/administration';
import type { SystemHealth } from '@waqf/contracts/operations';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Alert, Button, CardSkeleton, Icon, PageHead, Stack, StateSkeleton } from '@waqf/ui/core';
import { platformSettingsQuery } from '../api/platform-settings';
import { healthQuery, useRunHealthChecks } from '../api/system-health';
import { StartBackup } from '../backups/start-backup';
import { SystemPages } from '../components/system-pages';
import { healthMessages } from '../system/health.messages';
import { SystemFigures } from '../system/system-figures';
import { parts, TabList, SystemTabs } from '../system/system-tabs';
import { systemMessages } from '../system/system.messages';

/** The platform for administrators: its health, its settings and its log. */
export function SystemScreen() {
  const t = useMessages(systemMessages);
  const query = useQuery({ ...platformSettingsQuery(), refetchOnMount: 'always' });
  const settings = query.data?.settings;
  const health = useQuery(healthQuery());
  const [address] = useSearchParams();
  const saves = parts.some((part) => part === address.get('tab'));
  return (
    <>
      <PageHead
        title={t('title')}
        state={
          query.isPending || health.isPending ? (
            <StateSkeleton />
          ) : (
            <>
              {settings ? t(accessOf(settings)) : null} {health.data ? <HealthSentence health={health.data} /> : null}
            </>
          )
        }
        actions={
          <>
            <RunChecksButton />
            <StartBackup label={t('backupNow')} />
          </>
        }
        // On tabs with settings, the phone's bottom bar contains the save button instead.
        phoneActions={saves ? <></> : undefined}
      />
      <SystemPages />
      <Stack>
        {settings?.maintenanceMode ? (
          <Alert tone="warning" title={t('maintenanceOn')}>
            {t('maintenanceText')}
          </Alert>
        ) : null}
        <SystemFigures />
        {settings ? (
          <SystemTabs key={JSON.stringify(settings)} settings={settings} onRefresh={() => void query.refetch()} />
        ) : query.isError ? (
          <TabList
            partOf={() => (
              <LoadFailure
                error={query.error}
                title={t('failed')}
                otherwise={loadingCatalogue.settings}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            )}
          />
        ) : (
          <CardSkeleton lines={8} />
        )}
      </Stack>
    </>
  );
}

/** Who can work now, as the sentence under the title says it. */
const accessOf = ({ launchMode, maintenanceMode }: PlatformSettings) =>
  launchMode === 'closed' ? 'closed' : maintenanceMode ? 'inMaintenance' : 'open';

const troubled = ({ components }: SystemHealth): number =>
  components.filter(({ state }) => state === 'warning' || state === 'error').length;

/** The number of services that need attention, in a sentence. */
function HealthSentence({ health }: { health: SystemHealth }) {
  const t = useMessages(healthMessages);
  const count = troubled(health);
  return <>{count === 0 ? t('allHealthy') : t('someTroubled', { count })}</>;
}

function RunChecksButton() {
  const t = useMessages(healthMessages);
  const look = useRunHealthChecks();
  return (
    <Button icon={<Icon.Refresh size={18} />} loading={look.isPending} onClick={() => look.mutate()}>
      {t('lookAgain')}
    </Button>
  );
}
