import { useState } from 'react';
import { useNavigate } from 'react-router';
import { declineTrusteeship, type DeclineTrusteeship, deedsSeen, type WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { Term, useAttempt } from '@waqf/screen-kit';
import { Alert, Button, ConfirmDialog, Row } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useAcceptTrusteeship, useDeclineTrusteeship } from '../api/answer-trusteeship';
import { trusteeshipMessages } from '../messages/trusteeship.messages';
import { FieldValueText } from './field-value';

/**
 * Shown while the nazir named by the deed has not accepted: the nazir answers here, others see what the waqf waits for.
 */
export function Trusteeship({ view }: { view: WaqfView }) {
  const t = useMessages(trusteeshipMessages);
  const { waqf, may } = view;
  if (may.acceptTrusteeship) return <Answer view={view} />;
  if (waqf.nazirDeclined) {
    return (
      <Alert
        tone="warning"
        title={t('back')}
        action={may.upload ? <Button href={`/waqf/${waqf.id}/process`}>{t('newerDeed')}</Button> : null}
      >
        {t('backText', { reason: waqf.nazirDeclined.reason })}
      </Alert>
    );
  }
  if (waqf.nazirId === null || waqf.nazirAcceptedAt !== null) return null;
  return (
    <Alert tone="gold" title={t('awaited', { name: waqf.nazirName ?? '' })}>
      {t('awaitedText')}
    </Alert>
  );
}

function Answer({ view }: { view: WaqfView }) {
  const t = useMessages(trusteeshipMessages);
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Alert
        tone="gold"
        title={t('asked')}
        action={
          <Row gap={8} wrap>
            <Button onClick={() => setAsking('decline')}>{t('decline')}</Button>
            <Button variant="primary" onClick={() => setAsking('accept')}>
              {t('accept')}
            </Button>
          </Row>
        }
      >
        {t('askedText')} <Term name="trusteeship">{t('meaning')}</Term>
      </Alert>
      <Accept view={view} open={asking === 'accept'} onClose={close} />
      <Decline view={view} open={asking === 'decline'} onClose={close} />
    </>
  );
}

interface AskProps {
  view: WaqfView;
  open: boolean;
  onClose: () => void;
}

function Accept({ view: { waqf, documents }, open, onClose }: AskProps) {
  const t = useMessages(trusteeshipMessages);
  const attempt = useAttempt();
  const accept = useAcceptTrusteeship(waqf.id);
  const confirm = async () => {
    const seen = { deeds: deedsSeen(documents) };
    await attempt(() => accept.mutateAsync({ seen }), {
      done: { title: t('accepted'), text: waqf.name },
      failed: t('failed'),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('acceptTitle', { name: waqf.name })}
      facts={[
        { label: t('founder'), value: waqf.waqifName },
        {
          label: t('appointed'),
          value: <FieldValueText name="appointmentDate" value={waqf.nazirDetails?.appointmentDate ?? null} />,
        },
      ]}
      warning={t('acceptWarning')}
      confirmLabel={t('accept')}
      onConfirm={confirm}
    />
  );
}

function Decline({ view: { waqf }, open, onClose }: AskProps) {
  const t = useMessages(trusteeshipMessages);
  const attempt = useAttempt();
  const navigate = useNavigate();
  const decline = useDeclineTrusteeship(waqf.id);
  const form = useContractForm({ schema: declineTrusteeship, values: { reason: '' } });
  const send = async (body: DeclineTrusteeship) => {
    if (await attempt(() => decline.mutateAsync(body), { done: t('declined'), failed: t('failed'), form }))
      await navigate('/waqf');
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('declineTitle', { name: waqf.name })}
      warning={t('declineWarning')}
      confirmLabel={t('decline')}
      danger
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea {...form.field('reason')} rows={3} />
      </Field>
    </ConfirmDialog>
  );
}
