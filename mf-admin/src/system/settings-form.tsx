import { type ReactNode, useMemo, useState } from 'react';
import {
  changePlatformSettings,
  type ChangePlatformSettings,
  type PlatformSettings,
} from '@waqf/contracts/administration';
import { systemCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { type ContractForm, useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { BottomBar, Button, FootBar, Row, useToast } from '@waqf/ui/core';
import { Form } from '@waqf/ui/form';
import { useChangePlatformSettings } from '../api/platform-settings';
import { changesOf, type SettingsValues, valuesOf } from './settings-values';
import { stopsPeople, StopDialog } from './stop-dialog';
import { systemMessages } from './system.messages';

export type SettingsForm = ContractForm<SettingsValues, ChangePlatformSettings>;

/**
 * Settings of the whole platform: changes in one part are kept while another part is shown, and all are saved together.
 * Mounted again when the stored settings change. A change that stops everybody's work is saved after a confirmation.
 */
export function usePlatformSettingsForm(settings: PlatformSettings) {
  const t = useMessages(systemMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const attempt = useAttempt();
  const change = useChangePlatformSettings();
  const saved = useMemo(() => valuesOf(settings), [settings]);
  const form: SettingsForm = useContractForm({
    schema: changePlatformSettings,
    values: saved,
    inputOf: (values: SettingsValues) => changesOf(values, saved),
  });
  const [toConfirm, setToConfirm] = useState<ChangePlatformSettings>();
  const save = async (changes: ChangePlatformSettings) => {
    await attempt(() => change.mutateAsync(changes), {
      done: systemCatalogue.settingsSaved[language],
      failed: systemCatalogue.settingsFailed[language],
      form,
    });
    setToConfirm(undefined);
  };
  const send = async (changes: ChangePlatformSettings) => {
    if (Object.keys(changes.seen ?? {}).length === 0) return toast.show({ title: t('nothing') });
    return stopsPeople(changes) ? setToConfirm(changes) : save(changes);
  };
  const confirmation = toConfirm ? (
    <StopDialog changes={toConfirm} onClose={() => setToConfirm(undefined)} onConfirm={() => save(toConfirm)} />
  ) : null;
  const isChanged = Object.keys(changesOf(form.values, saved).seen ?? {}).length > 0;
  return { form, send, saving: change.isPending, isChanged, confirmation };
}

/** The fields of a part with the save button: in view on a phone, and everywhere once something was changed. */
export function SettingsPart({
  settings: { form, send, saving, isChanged },
  onRefresh,
  children,
}: {
  settings: ReturnType<typeof usePlatformSettingsForm>;
  onRefresh: () => void;
  children: ReactNode;
}) {
  const t = useMessages(systemMessages);
  const buttons = (
    <>
      {form.hasErrors ? <Button onClick={onRefresh}>{t('current')}</Button> : null}
      <Button type="submit" variant="primary" size="large" loading={saving}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
      {children}
      {isChanged ? (
        <FootBar title={t('unsaved')}>{form.hasErrors ? <Row gap={8}>{buttons}</Row> : buttons}</FootBar>
      ) : (
        <BottomBar inline>{buttons}</BottomBar>
      )}
    </Form>
  );
}
