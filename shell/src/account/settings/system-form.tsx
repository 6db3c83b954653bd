import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { changeSystemSettings, fileTypes, systemSettingsEnvelope, type FileType } from '@waqf/contracts/administration';
import { errorMessage, http, HttpError, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import { Alert, Button, Card, Grid, Stack, useToast } from '@waqf/ui/core';
import { Checkbox, Field, Form, NumberInput, useDraft } from '@waqf/ui/form';
import { displayOf, showDisplay } from '../../boot/display';
import { settingsMessages, systemMessages } from './settings.messages';
import { SystemDisplayCard } from './system-display-card';
import { changesOf, type SystemValues } from './system-values';
import * as css from './settings.module.css';

const fieldErrors = {
  sessionTimeout: 'timeoutError', maxFileSize: 'sizeError', allowedFileTypes: 'typesError', 'currencyRate.sar': 'rateError', 'currencyRate.on': 'ratedOnError',
} as const;
type FieldName = keyof typeof fieldErrors;
const isFieldName = (name: unknown): name is FieldName => typeof name === 'string' && name in fieldErrors;

/** Idle time of sessions, size and types of the deeds' files, the look of dates and totals. */
export function SystemForm({ saved }: { saved: SystemValues }) {
  const t = useMessages(systemMessages);
  const word = useMessages(settingsMessages);
  const { user } = useSession();
  const { language } = useLanguage();
  const toast = useToast();
  const queries = useQueryClient();
  const [values, setValues, clearDraft] = useDraft<SystemValues>(`system-settings.${user.id}`, saved);
  const [wrong, setWrong] = useState<ReadonlySet<FieldName>>(new Set());
  const changes = changesOf(values, saved);
  const changed = Object.keys(changes).length > 0;
  const save = useMutation({
    mutationFn: () => http.put('/api/system/settings', changes, systemSettingsEnvelope),
    onSuccess: (answer) => {
      clearDraft();
      queries.setQueryData(['/api/system/settings'], answer);
      showDisplay(displayOf(answer.settings));
      toast.show({ title: t('saved') });
    },
    onError: (error) => setWrong(new Set(error instanceof HttpError ? error.errors.map(({ field }) => field).filter(isFieldName) : [])),
  });
  const submit = async () => {
    const parsed = z.safeParse(changeSystemSettings, changes);
    setWrong(new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.')).filter(isFieldName)));
    if (parsed.success && changed) await save.mutateAsync().catch(() => undefined);
  };
  const error = (name: FieldName) => (wrong.has(name) ? t(fieldErrors[name]) : undefined);
  const set = (part: Partial<SystemValues>) => setValues((now) => ({ ...now, ...part }));
  const undo = () => {
    clearDraft();
    setWrong(new Set());
    save.reset();
  };
  return (
    <Form
      label={word('system')}
      onSubmit={submit}
      errorsAt={save.failureCount}
      footer={(
        <>
          <Button type="submit" variant="primary" disabled={!changed} loading={save.isPending}>{t('save')}</Button>
          {changed ? <Button variant="text" disabled={save.isPending} onClick={undo}>{word('undo')}</Button> : null}
        </>
      )}
    >
      {save.error && wrong.size === 0 ? <Alert tone="error" title={t('failed')}>{errorMessage(save.error, language)}</Alert> : null}
      <p className={css.note}>{t('lead')}</p>
      <Grid columns="1:1">
        <Stack>
          <Card title={t('sessions')}>
            <Field label={t('sessionTimeout')} hint={t('sessionHint')} error={error('sessionTimeout')}>
              <span className={css.number}><NumberInput name="sessionTimeout" value={values.sessionTimeout} onChange={(sessionTimeout) => set({ sessionTimeout })} suffix={t('minutes')} /></span>
            </Field>
          </Card>
          <Card title={t('files')}>
            <Stack gap={16}>
              <Field label={t('maxFileSize')} hint={t('sizeHint')} error={error('maxFileSize')}>
                <span className={css.number}><NumberInput name="maxFileSize" value={values.maxFileSize} onChange={(maxFileSize) => set({ maxFileSize })} suffix={t('megabytes')} /></span>
              </Field>
              <Field group label={t('types')} hint={t('typesHint')} error={error('allowedFileTypes')}>
                <TypeChoice value={values.allowedFileTypes} onChange={(allowedFileTypes) => set({ allowedFileTypes })} />
              </Field>
            </Stack>
          </Card>
        </Stack>
        <SystemDisplayCard values={values} onChange={set} rateError={error('currencyRate.sar')} ratedOnError={error('currencyRate.on')} />
      </Grid>
    </Form>
  );
}

function TypeChoice({ value, onChange }: { value: FileType[]; onChange: (value: FileType[]) => void }) {
  const toggled = (type: FileType, on: boolean) => fileTypes.filter((each) => (each === type ? on : value.includes(each)));
  return (
    <div className={css.types}>
      {fileTypes.map((type) => (
        <Checkbox key={type} name={`type-${type}`} checked={value.includes(type)} onChange={(on) => onChange(toggled(type, on))}>
          <bdi dir="ltr">{type.toUpperCase()}</bdi>
        </Checkbox>
      ))}
    </div>
  );
}
