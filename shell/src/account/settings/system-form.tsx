import { useQueryClient } from '@tanstack/react-query';
import { changeSystemSettings, fileTypes, systemSettingsEnvelope, type FileType } from '@waqf/contracts/administration';
import { http, useMessages, useSession } from '@waqf/platform-web';
import { Card, Grid, Stack, useToast } from '@waqf/ui/core';
import { Checkbox, Field, NumberInput } from '@waqf/ui/form';
import { displayOf, setDisplayFormats } from '../../boot/display';
import { SettingsForm, useSettings } from './settings-form';
import { settingsMessages, systemMessages } from './settings.messages';
import { SystemDisplayCard } from './system-display-card';
import { changesOf, type SystemSettingsForm, type SystemValues } from './system-values';
import * as css from './settings.module.css';

/** Idle time of sessions, size and types of deed files, and the format of dates and totals. */
export function SystemForm({ saved }: { saved: SystemValues }) {
  const t = useMessages(systemMessages);
  const word = useMessages(settingsMessages);
  const { user } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const state = useSettings({
    draftKey: `system-settings.${user.id}`,
    saved,
    sentOf: (values: SystemValues, seen) => {
      const changes = changesOf(values, seen);
      return Object.keys(changes).length > 0 ? changes : null;
    },
    schema: changeSystemSettings,
    send: (changes) => http.put('/api/system/settings', changes, systemSettingsEnvelope),
    onSaved: (answer) => {
      queries.setQueryData(['/api/system/settings'], answer);
      setDisplayFormats(displayOf(answer.settings));
      toast.show({ title: t('saved') });
    },
  });
  // After a refusal because somebody else was quicker, this shows what they saved.
  const undo = () => {
    state.undo();
    void queries.invalidateQueries({ queryKey: ['/api/system/settings'] });
  };
  return (
    <SettingsForm label={word('system')} save={t('save')} failed={t('failed')} state={{ ...state, undo }}>
      <p className={css.note}>{t('lead')}</p>
      <Grid columns="1:1">
        <SystemLimits form={state.form} />
        <SystemDisplayCard form={state.form} />
      </Grid>
    </SettingsForm>
  );
}

function SystemLimits({ form }: { form: SystemSettingsForm }) {
  const t = useMessages(systemMessages);
  return (
    <Stack>
      <Card title={t('sessions')}>
        <Field label={t('sessionTimeout')} hint={t('sessionHint')} error={form.error('sessionTimeout')}>
          <span className={css.number}>
            <NumberInput {...form.field('sessionTimeout')} suffix={t('minutes')} />
          </span>
        </Field>
      </Card>
      <Card title={t('files')}>
        <Stack gap={16}>
          <Field label={t('maxFileSize')} hint={t('sizeHint')} error={form.error('maxFileSize')}>
            <span className={css.number}>
              <NumberInput {...form.field('maxFileSize')} suffix={t('megabytes')} />
            </span>
          </Field>
          <Field group label={t('types')} hint={t('typesHint')} error={form.error('allowedFileTypes')}>
            <TypeChoice
              value={form.values.allowedFileTypes}
              onChange={(allowedFileTypes) => form.set({ allowedFileTypes })}
            />
          </Field>
        </Stack>
      </Card>
    </Stack>
  );
}

function TypeChoice({ value, onChange }: { value: FileType[]; onChange: (value: FileType[]) => void }) {
  const toggled = (type: FileType, on: boolean) =>
    fileTypes.filter((each) => (each === type ? on : value.includes(each)));
  return (
    <div className={css.types}>
      {fileTypes.map((type) => (
        <Checkbox
          key={type}
          name={`type-${type}`}
          checked={value.includes(type)}
          onChange={(on) => onChange(toggled(type, on))}
        >
          <bdi dir="ltr">{type.toUpperCase()}</bdi>
        </Checkbox>
      ))}
    </div>
  );
}
