import { useState } from 'react';
import { auditFieldLabel } from '@waqf/contracts/audit';
import {
  changePlatformSettings,
  type ChangePlatformSettings,
  type PlatformSettings,
} from '@waqf/contracts/administration';
import { systemCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { type ContractForm, useContractForm } from '@waqf/platform-web/form';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, Card, Segmented, Stack, Tabs, useToast } from '@waqf/ui/core';
import { Checkbox, Field, Form, NumberInput, TextArea, TextInput } from '@waqf/ui/form';
import { useChangePlatformSettings } from '../api/platform-settings';
import { changesOf, type SettingsValues, valuesOf } from './settings-values';
import { systemMessages } from './system.messages';

type SettingsForm = ContractForm<SettingsValues, ChangePlatformSettings>;

/** Settings of the whole platform in three parts, saved together. Mounted anew when they change. */
export function PlatformSettingsForm({ settings, onRefresh }: { settings: PlatformSettings; onRefresh: () => void }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const fail = useFailureToast();
  const change = useChangePlatformSettings();
  const [tab, setTab] = useState('general');
  const saved = valuesOf(settings);
  const form: SettingsForm = useContractForm({
    schema: changePlatformSettings,
    values: saved,
    inputOf: (values: SettingsValues) => changesOf(values, saved),
  });
  const send = async (changes: ChangePlatformSettings) => {
    if (Object.keys(changes.seen ?? {}).length === 0) return toast.show({ title: t('nothing') });
    try {
      await change.mutateAsync(changes);
      toast.show({ title: systemCatalogue.settingsSaved[language] });
    } catch (error) {
      form.refuse(error);
      fail(systemCatalogue.settingsFailed[language], error);
    }
  };
  return (
    <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'general', label: t('general'), content: <General form={form} /> },
          { key: 'security', label: t('security'), content: <Security form={form} /> },
          { key: 'notifications', label: t('notifications'), content: <Ways form={form} /> },
        ]}
      />
      <Stack gap={12}>
        <Button type="submit" variant="primary" size="large" loading={change.isPending}>
          {t('save')}
        </Button>
        {form.hasErrors ? <Button onClick={onRefresh}>{t('current')}</Button> : null}
      </Stack>
    </Form>
  );
}

function Switches({ form, names }: { form: SettingsForm; names: readonly (keyof SettingsValues & `${string}`)[] }) {
  const { language } = useLanguage();
  return names.map((name) => (
    <Field key={name} group label={auditFieldLabel(name, language)} error={form.error(name)}>
      <Checkbox name={name} checked={form.values[name] === true} onChange={(on) => form.set({ [name]: on })}>
        {auditFieldLabel(name, language)}
      </Checkbox>
    </Field>
  ));
}

function General({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const label = (name: string): string => auditFieldLabel(name, language);
  return (
    <Stack>
      <Card title={t('access')} note={t('atOnce')}>
        <Stack gap={16}>
          <Field group label={t('launch')} error={form.error('launchMode')}>
            <Segmented
              label={t('launch')}
              value={form.values.launchMode === 'closed' ? 'closed' : 'open'}
              onChange={(launchMode) => form.set({ launchMode })}
              options={[
                { value: 'open', label: t('launchOpen') },
                { value: 'closed', label: t('launchClosed') },
              ]}
            />
          </Field>
          <Switches form={form} names={['maintenanceMode', 'enableRegistration']} />
        </Stack>
      </Card>
      <Card title={t('site')} note={t('siteNote')}>
        <Stack gap={16}>
          <Field label={label('siteName')} hint={t('help.siteName')} error={form.error('siteName')}>
            <TextInput {...form.field('siteName')} />
          </Field>
          <Field
            label={label('siteDescription')}
            hint={t('help.siteDescription')}
            error={form.error('siteDescription')}
          >
            <TextArea {...form.field('siteDescription')} rows={2} />
          </Field>
          <Field label={label('adminEmail')} hint={t('help.adminEmail')} error={form.error('adminEmail')}>
            <TextInput {...form.field('adminEmail')} type="email" ltr />
          </Field>
          <Field label={label('supportEmail')} hint={t('help.supportEmail')} error={form.error('supportEmail')}>
            <TextInput {...form.field('supportEmail')} type="email" ltr />
          </Field>
        </Stack>
      </Card>
    </Stack>
  );
}

function Security({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  return (
    <Card title={t('limits')} note={t('atOnce')}>
      <Stack gap={16}>
        {(['rateLimitPerMinute', 'failedLoginLimit', 'sessionTimeout'] as const).map((name) => (
          <Field key={name} label={auditFieldLabel(name, language)} hint={t(`help.${name}`)} error={form.error(name)}>
            <NumberInput {...form.field(name)} />
          </Field>
        ))}
      </Stack>
    </Card>
  );
}

function Ways({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  return (
    <Card title={t('ways')} note={t('atOnce')}>
      <Switches form={form} names={['enableNotifications', 'enableEmailNotifications', 'enableSmsNotifications']} />
    </Card>
  );
}
