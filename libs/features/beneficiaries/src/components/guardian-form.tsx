import { setGuardian, type SetGuardian } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Row, Stack } from '@waqf/ui/core';
import { Checkbox, DateInput, Field, Form, NationalIdInput, TextArea, TextInput, useDraft } from '@waqf/ui/form';
import { useSetGuardian } from '../api/guardians';
import { guardianMessages } from '../messages/guardian.messages';

const empty = { nationalId: '', fullName: '', deed: '', from: '', until: '', continues: false };

/** The form for another guardian: who it is, by which deed, and from when until when. */
export function GuardianForm({ beneficiaryId, onDone }: { beneficiaryId: string; onDone: () => void }) {
  const t = useMessages(guardianMessages);
  const attempt = useAttempt();
  const set = useSetGuardian(beneficiaryId);
  const form = useContractForm({
    schema: setGuardian,
    values: empty,
    draft: useDraft(`guardian.${beneficiaryId}`, empty),
    inputOf: ({ from, until, ...rest }) => ({
      ...rest,
      ...(from === '' ? {} : { from }),
      ...(until === '' ? {} : { until }),
    }),
  });
  const send = async (input: SetGuardian) => {
    if (await attempt(() => set.mutateAsync(input), { done: t('saved'), failed: t('failed'), form })) onDone();
  };
  return (
    <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
      <Stack gap={12}>
        <Field label={t('nationalId')} required error={form.error('nationalId')}>
          <NationalIdInput {...form.field('nationalId')} />
        </Field>
        <Field label={t('fullName')} required error={form.error('fullName')}>
          <TextInput {...form.field('fullName')} />
        </Field>
        <Field label={t('deed')} required error={form.error('deed')}>
          <TextArea rows={2} {...form.field('deed')} />
        </Field>
        <Field label={t('from')} optional error={form.error('from')}>
          <DateInput {...form.field('from')} />
        </Field>
        <Field label={t('until')} optional hint={t('untilHint')} error={form.error('until')}>
          <DateInput {...form.field('until')} />
        </Field>
        <Checkbox name="continues" checked={form.values.continues} onChange={(continues) => form.set({ continues })}>
          {t('continues')}
        </Checkbox>
        <Row>
          <Button variant="primary" type="submit" loading={set.isPending}>
            {t('save')}
          </Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </Form>
  );
}
