import { currencies, dateFormats, fileTypes } from '@waqf/contracts/administration';
import { auditFieldLabel } from '@waqf/contracts/audit';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, Grid, Icon, MoreLink, Row, Segmented, Stack } from '@waqf/ui/core';
import { Checkbox, Field, NumberInput, SelectInput, TextArea, TextInput } from '@waqf/ui/form';
import { DeadlinesCard } from './deadlines-card';
import type { SettingsForm } from './settings-form';
import type { SettingsValues } from './settings-values';
import { systemMessages } from './system.messages';

type Switch =
  | 'maintenanceMode'
  | 'enableRegistration'
  | 'enableNotifications'
  | 'enableEmailNotifications'
  | 'enableSmsNotifications';

/** Checkboxes, each with the sentence that says what it does before it is saved. */
export function Switches({ form, names }: { form: SettingsForm; names: readonly Switch[] }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  return names.map((name) => (
    <Field key={name} label={null} hint={t(`help.${name}`)} error={form.error(name)}>
      <Checkbox name={name} checked={form.values[name] === true} onChange={(on) => form.set({ [name]: on })}>
        {auditFieldLabel(name, language)}
      </Checkbox>
    </Field>
  ));
}

export function GeneralFields({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const label = (name: string): string => auditFieldLabel(name, language);
  return (
    <Stack>
      <Card title={t('access')} note={t('atOnce')}>
        <Stack gap={16}>
          <Field group label={t('launch')} hint={t('help.launchMode')} error={form.error('launchMode')}>
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
          <Grid columns="1:1">
            <Field label={label('adminEmail')} hint={t('help.adminEmail')} error={form.error('adminEmail')}>
              <TextInput {...form.field('adminEmail')} type="email" ltr />
            </Field>
            <Field label={label('supportEmail')} hint={t('help.supportEmail')} error={form.error('supportEmail')}>
              <TextInput {...form.field('supportEmail')} type="email" ltr />
            </Field>
          </Grid>
        </Stack>
      </Card>
      <DisplayCard form={form} />
      <Card title={t('objections')} note={t('atOnce')}>
        <Field label={label('objectionMonths')} hint={t('help.objectionMonths')} error={form.error('objectionMonths')}>
          <NumberInput {...form.field('objectionMonths')} />
        </Field>
      </Card>
      <DeadlinesCard form={form} />
    </Stack>
  );
}

function DisplayCard({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const label = (name: string): string => auditFieldLabel(name, language);
  return (
    <Card title={t('display')}>
      <Stack gap={16}>
        <Grid columns="1:1">
          <Field label={label('dateFormat')} hint={t('help.dateFormat')} error={form.error('dateFormat')}>
            <SelectInput
              value={form.values.dateFormat}
              onChange={(dateFormat) => form.set({ dateFormat: dateFormat as SettingsValues['dateFormat'] })}
              options={dateFormats.map((value) => ({ value, label: value }))}
            />
          </Field>
          <Field label={label('currency')} hint={t('help.currency')} error={form.error('currency')}>
            <SelectInput
              value={form.values.currency}
              onChange={(currency) => form.set({ currency: currency as SettingsValues['currency'] })}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          </Field>
        </Grid>
        <MoreLink href="/settings?tab=system" icon={<Icon.Next size={16} />}>
          {t('rateLink')}
        </MoreLink>
      </Stack>
    </Card>
  );
}

export function SecurityFields({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  return (
    <Stack>
      <Card title={t('limits')} note={t('atOnce')}>
        <Grid columns="3">
          {(['rateLimitPerMinute', 'failedLoginLimit', 'sessionTimeout'] as const).map((name) => (
            <Field key={name} label={auditFieldLabel(name, language)} hint={t(`help.${name}`)} error={form.error(name)}>
              <NumberInput {...form.field(name)} />
            </Field>
          ))}
        </Grid>
      </Card>
      <Card title={t('files')} note={t('atOnce')}>
        <Grid columns="1:1">
          <Field
            label={auditFieldLabel('maxFileSize', language)}
            hint={t('help.maxFileSize')}
            error={form.error('maxFileSize')}
          >
            <NumberInput {...form.field('maxFileSize')} />
          </Field>
          <Field group label={auditFieldLabel('allowedFileTypes', language)} error={form.error('allowedFileTypes')}>
            <Row gap={16}>
              {fileTypes.map((type) => (
                <Checkbox
                  key={type}
                  name={`type-${type}`}
                  checked={form.values.allowedFileTypes.includes(type)}
                  onChange={(on) =>
                    form.set({
                      allowedFileTypes: fileTypes.filter((each) =>
                        each === type ? on : form.values.allowedFileTypes.includes(each),
                      ),
                    })
                  }
                >
                  <bdi dir="ltr">{type.toUpperCase()}</bdi>
                </Checkbox>
              ))}
            </Row>
          </Field>
        </Grid>
      </Card>
    </Stack>
  );
}
