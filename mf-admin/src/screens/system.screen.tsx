import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Alert, CardSkeleton, PageHead, Stack } from '@waqf/ui/core';
import { platformSettingsQuery } from '../api/platform-settings';
import { SystemPages } from '../components/system-pages';
import { PlatformSettingsForm } from '../system/settings-form';
import { systemMessages } from '../system/system.messages';

/** What rules the whole platform: who gets in, limits, what is sent. */
export function SystemScreen() {
  const t = useMessages(systemMessages);
  const query = useQuery({ ...platformSettingsQuery(), refetchOnMount: 'always' });
  const settings = query.data?.settings;
  return (
    <>
      <PageHead
        title={t('title')}
        state={settings ? t(settings.launchMode === 'closed' ? 'closed' : 'open') : undefined}
      />
      <SystemPages />
      {settings ? (
        <Stack>
          {settings.maintenanceMode ? (
            <Alert tone="warning" title={t('maintenanceOn')}>
              {t('maintenanceText')}
            </Alert>
          ) : null}
          <PlatformSettingsForm
            key={JSON.stringify(settings)}
            settings={settings}
            onRefresh={() => void query.refetch()}
          />
        </Stack>
      ) : query.isError ? (
        <LoadFailure
          error={query.error}
          title={t('failed')}
          otherwise={systemMessages.later}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </>
  );
}
