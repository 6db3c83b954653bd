import { useSearchParams } from 'react-router';
import { useMessages, useSession } from '@waqf/platform-web';
import { PageBody, PageHead, Stack, Tabs } from '@waqf/ui/core';
import { NotificationPreferences } from '../notifications/notification-preferences';
import { DataTab } from './data-tab';
import { ProfileTab } from './profile-tab';
import { SecurityTab } from './security-tab';
import { settingsMessages } from './settings.messages';
import { SystemTab } from './system-tab';

const tabs = [
  { key: 'profile', content: <ProfileTab /> },
  { key: 'notifications', content: <NotificationPreferences /> },
  { key: 'security', content: <SecurityTab /> },
  { key: 'data', content: <DataTab /> },
  { key: 'system', content: <SystemTab /> },
] as const;

/** The user's own settings and, for administrators, those of the platform. The tab is kept in the address. */
export function SettingsScreen() {
  const t = useMessages(settingsMessages);
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const shown = tabs.filter(({ key }) => key !== 'system' || can('system.admin'));
  const chosen = shown.find(({ key }) => key === query.get('tab'))?.key ?? 'profile';
  return (
    <PageBody>
      <Stack>
        <PageHead title={t('title')} state={t('state')} focusOnOpen />
        <Tabs
          label={t('tabs')}
          value={chosen}
          onChange={(key) => setQuery(key === 'profile' ? {} : { tab: key }, { replace: true })}
          items={shown.map(({ key, content }) => ({ key, label: t(key), content }))}
        />
      </Stack>
    </PageBody>
  );
}
