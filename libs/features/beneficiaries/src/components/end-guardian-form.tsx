import { endGuardian, type EndGuardian, type Guardianship } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Button, Row, Stack } from '@waqf/ui/core';
import { Field, Form, TextArea } from '@waqf/ui/form';
import { useEndGuardian } from '../api/guardians';
import { guardianMessages } from '../messages/guardian.messages';

interface EndGuardianFormProps {
  beneficiaryId: string;
  guardianship: Guardianship;
  onDone: () => void;
}

/** Ends a guardianship before its last day, with the reason. */
export function EndGuardianForm({ beneficiaryId, guardianship, onDone }: EndGuardianFormProps) {
  const t = useMessages(guardianMessages);
  const attempt = useAttempt();
  const end = useEndGuardian(beneficiaryId);
  const form = useContractForm({ schema: endGuardian, values: { reason: '' } });
  const send = async (input: EndGuardian) => {
    const sent = await attempt(() => end.mutateAsync({ ...input, id: guardianship.id }), {
      done: t('ended'),
      failed: t('endFailed'),
      form,
    });
    if (sent) onDone();
  };
  return (
    <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
      <Stack gap={12}>
        <Alert tone="warning">{t('endWarning', { guardian: guardianship.guardianName })}</Alert>
        <Field label={t('endReason')} required error={form.error('reason')}>
          <TextArea rows={2} {...form.field('reason')} />
        </Field>
        <Row>
          <Button variant="danger" type="submit" loading={end.isPending}>
            {t('end')}
          </Button>
          <Button onClick={onDone}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </Form>
  );
}
