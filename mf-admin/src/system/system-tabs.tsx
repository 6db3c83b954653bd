import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PlatformSettings } from '@waqf/contracts/administration';
import { useMessages } from '@waqf/platform-web';
import { CardSkeleton, Tabs, laterPart } from '@waqf/ui/core';
import { BackupFields } from './backup-tab';
import { HealthTab } from './health-tab';
import { GeneralFields, SecurityFields } from './settings-fields';
import { SettingsPart, usePlatformSettingsForm } from './settings-form';
import { systemMessages } from './system.messages';
import { ChannelFields } from './channel-fields';

/** Loaded when its tab is opened. */
const LogsTab = laterPart(
  () => import(/* webpackChunkName: "logs" */ '../logs/logs-tab').then((module) => module.LogsTab),
  <CardSkeleton lines={8} />,
);

/** The tabs with settings. */
export const parts = ['general', 'security', 'notifications', 'backup'] as const;
type Part = (typeof parts)[number];

/** The six tabs with the stored settings. */
export function SystemTabs({ settings, onRefresh }: { settings: PlatformSettings; onRefresh: () => void }) {
  const state = usePlatformSettingsForm(settings);
  const fields: Record<Part, ReactNode> = {
    general: <GeneralFields form={state.form} />,
    security: <SecurityFields form={state.form} />,
    notifications: <ChannelFields form={state.form} />,
    backup: <BackupFields form={state.form} />,
  };
  return (
    <>
      <TabList
        partOf={(part) => (
          <SettingsPart settings={state} onRefresh={onRefresh}>
            {fields[part]}
          </SettingsPart>
        )}
      />
      {state.confirmation}
    </>
  );
}

/** The tabs; those with settings show what `partOf` returns. The selected one is kept in the address. */
export function TabList({ partOf }: { partOf: (part: Part) => ReactNode }) {
  const t = useMessages(systemMessages);
  const [query, setQuery] = useSearchParams();
  return (
    <Tabs
      label={t('tabs')}
      value={query.get('tab') ?? 'health'}
      onChange={(tab) => setQuery({ tab }, { replace: true })}
      items={[
        { key: 'health', label: t('health'), content: <HealthTab /> },
        ...parts.map((part) => ({ key: part, label: t(part), content: partOf(part) })),
        {
          key: 'logs',
          label: t('logs'),
          content: <LogsTab />,
        },
      ]}
    />
  );
}
