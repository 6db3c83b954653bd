import { auditFieldLabel } from '@waqf/contracts/audit';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, Grid, Stack } from '@waqf/ui/core';
import { Field, NumberInput, TextArea } from '@waqf/ui/form';
import type { SettingsForm } from './settings-form';
import { systemMessages } from './system.messages';

const times = ['registrationWorkingDays', 'changeWorkingDays', 'distributionMonths'] as const;
const sizes = [
  { key: 'small', suffix: '' },
  { key: 'medium', suffix: 'Medium' },
  { key: 'large', suffix: 'Large' },
] as const;
const limits = ['mediumWaqfMillions', 'largeWaqfMillions'] as const;

/** Legal deadlines by the size of a waqf, with their sources: the nazir's desk sends reminders by them. */
export function DeadlinesCard({ form }: { form: SettingsForm }) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const label = (name: string): string => auditFieldLabel(name, language);
  const { mediumWaqfMillions: medium, largeWaqfMillions: large } = form.values;
  return (
    <>
      <Card title={t('deadlines')} note={t('deadlinesNote')}>
        <Stack gap={16}>
          <Grid columns="2">
            {limits.map((name) => (
              <Field key={name} label={label(name)} hint={t('help.waqfMillions')} error={form.error(name)}>
                <NumberInput {...form.field(name)} />
              </Field>
            ))}
          </Grid>
          <Field label={label('recordYears')} hint={t('help.recordYears')} error={form.error('recordYears')}>
            <NumberInput {...form.field('recordYears')} />
          </Field>
          <Field
            label={label('deadlinesSource')}
            hint={t('help.deadlinesSource')}
            error={form.error('deadlinesSource')}
          >
            <TextArea {...form.field('deadlinesSource')} rows={2} />
          </Field>
        </Stack>
      </Card>
      {sizes.map(({ key, suffix }) => (
        <Card key={key} title={t(`size.${key}`, { medium, large })}>
          <Grid columns="3">
            {times.map((time) => {
              const name = `${time}${suffix}` as const;
              return (
                <Field key={name} label={t(`time.${time}`)} hint={t(`help.${time}`)} error={form.error(name)}>
                  <NumberInput {...form.field(name)} />
                </Field>
              );
            })}
          </Grid>
        </Card>
      ))}
    </>
  );
}
