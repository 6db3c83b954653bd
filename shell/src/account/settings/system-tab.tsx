import { useQuery } from '@tanstack/react-query';
import { systemSettingsEnvelope } from '@waqf/contracts/administration';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { apiQuery, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { CardSkeleton } from '@waqf/ui/core';
import { systemMessages } from './settings.messages';
import { SystemForm } from './system-form';
import { valuesOf } from './system-values';

const settingsQuery = apiQuery(['/api/system/settings'], systemSettingsEnvelope);

/** Settings of the whole platform, for administrators; every setting shown here has an effect. */
export function SystemTab() {
  const t = useMessages(systemMessages);
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...settingsQuery, refetchOnMount: 'always' });
  if (isPending) return <CardSkeleton lines={5} />;
  if (error)
    return (
      <LoadFailure
        title={t('loadFailed')}
        error={error}
        otherwise={loadingCatalogue.settings}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const saved = valuesOf(data.settings);
  return <SystemForm key={JSON.stringify(saved)} saved={saved} />;
}
