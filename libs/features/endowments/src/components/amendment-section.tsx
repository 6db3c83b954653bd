import { useState } from 'react';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Alert, Button, Card, ConfirmDialog, Icon, PageHead, useToast } from '@waqf/ui/core';
import { useApproveWaqf } from '../api/approve-waqf';
import { useWithdrawAmendment } from '../api/withdraw-amendment';
import { deedMessages } from '../messages/deed.messages';
import { processMessages } from '../messages/process.messages';
import { wantsReason } from '../model/comparisons';
import { deedsInForce, deedsToReview } from '../model/deeds';
import { DeedComparison } from './deed-comparison';
import { DeedUploads } from './deed-upload';
import { DifferenceReason } from './difference-reason';
import { DifferencesTable } from './differences-table';
import { FieldValueText } from './field-value';
import { ProcessButton, ReadingSection } from './reading-section';

/** An approved waqf: newer deeds go up here, and change nothing until the founder approves what they change. */
export function AmendmentSection({ view }: { view: WaqfView }) {
  const t = useMessages(processMessages);
  const { waqf, amendment, may } = view;
  const open = amendment?.status === 'open' ? amendment : null;
  const proposed = open ? deedsToReview(view) : [];
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(0);
  const reasoning = {
    reason,
    wanted: wantsReason(view.comparisons, reason),
    onAsk: () => setAsked((times) => times + 1),
  };
  return (
    <>
      <PageHead
        back={{ label: waqf.name, href: `/waqf/${waqf.id}/details` }}
        title={t('titleAmend', { name: waqf.name })}
        state={t('state.approved')}
        actions={open ? <AmendmentActions view={view} amendment={open} reasoning={reasoning} /> : null}
      />
      <Alert
        tone="success"
        action={
          <Button size="small" href={`/waqf/${waqf.id}/details`}>
            {t('openDetails')}
          </Button>
        }
      >
        {t('approvedNote')}
      </Alert>
      {open ? <ReadingSection view={view} documents={proposed} /> : null}
      {open && proposed.some(({ status }) => status === 'processed') ? (
        <Card title={t('differences')} padding={open.differences.length > 0 ? 'none' : 'normal'}>
          {open.differences.length > 0 ? (
            <DifferencesTable differences={open.differences} />
          ) : (
            <p>{t('differencesNone')}</p>
          )}
        </Card>
      ) : null}
      {open && may.approve ? (
        <>
          <DeedComparison view={view} />
          <DifferenceReason view={view} reason={reason} onChange={setReason} asked={asked} />
        </>
      ) : null}
      {may.upload ? (
        <Card title={t('newer')} note={t('newerText')}>
          <DeedUploads bare waqfId={waqf.id} documents={[...proposed, ...deedsInForce(view.documents)]} />
        </Card>
      ) : null}
    </>
  );
}

type Amendment = NonNullable<WaqfView['amendment']>;

/** Why the founder goes on although deeds differ. */
interface Reasoning {
  reason: string;
  /** Something differs and nothing was said yet. */
  wanted: boolean;
  onAsk: () => void;
}

function AmendmentActions({
  view,
  amendment,
  reasoning,
}: {
  view: WaqfView;
  amendment: Amendment;
  reasoning: Reasoning;
}) {
  const t = useMessages(processMessages);
  const [asking, setAsking] = useState<'approve' | 'withdraw' | null>(null);
  const { waqf, may } = view;
  const close = () => setAsking(null);
  return (
    <>
      {may.upload ? <Button onClick={() => setAsking('withdraw')}>{t('withdraw')}</Button> : null}
      {may.review && may.approve ? (
        <Button href={`/waqf/${waqf.id}/review`} icon={<Icon.Checklist size={18} />}>
          {t('reviewAmendment')}
        </Button>
      ) : null}
      {may.process ? <ProcessButton view={view} documents={amendment.documents} /> : null}
      {may.approve ? (
        <Button variant="primary" onClick={() => (reasoning.wanted ? reasoning.onAsk() : setAsking('approve'))}>
          {t('approveAmendment')}
        </Button>
      ) : null}
      <ApproveAmendment
        view={view}
        amendment={amendment}
        reason={reasoning.reason}
        open={asking === 'approve'}
        onClose={close}
      />
      <WithdrawAmendment view={view} amendment={amendment} open={asking === 'withdraw'} onClose={close} />
    </>
  );
}

interface AskProps {
  view: WaqfView;
  amendment: Amendment;
  open: boolean;
  onClose: () => void;
}

function ApproveAmendment({ view, amendment, reason, open, onClose }: AskProps & { reason: string }) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const approve = useApproveWaqf(view.waqf.id);
  const confirm = async () => {
    try {
      await approve.mutateAsync({ amendmentId: amendment.id, reason });
      toast.show({ title: t('amendmentApproved'), text: view.waqf.name });
    } catch (error) {
      fail(t('approveFailed'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('approveAmendmentTitle', { name: view.waqf.name })}
      facts={amendment.differences.map(({ name, proposed }) => ({
        label: deed.of('field.', name),
        value: <FieldValueText name={name} value={proposed} />,
      }))}
      warning={t('approveAmendmentWarning')}
      confirmLabel={t('approveAmendment')}
      onConfirm={confirm}
    />
  );
}

function WithdrawAmendment({ view, amendment, open, onClose }: AskProps) {
  const t = useMessages(processMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const withdraw = useWithdrawAmendment(view.waqf.id);
  const confirm = async () => {
    try {
      await withdraw.mutateAsync(amendment.id);
      toast.show({ title: t('withdrawn') });
    } catch (error) {
      fail(t('withdrawFailed'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('withdrawTitle', { name: view.waqf.name })}
      warning={t('withdrawWarning')}
      confirmLabel={t('withdraw')}
      danger
      onConfirm={confirm}
    />
  );
}
