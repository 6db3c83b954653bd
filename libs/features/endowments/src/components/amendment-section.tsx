import { useState } from 'react';
import { approvalSeen, type ApprovalSeen, type WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Button, Card, ConfirmDialog, DescriptionList, Icon, PageHead, Row, Stack } from '@waqf/ui/core';
import { useWithdrawAmendment } from '../api/withdraw-amendment';
import { deedMessages } from '../messages/deed.messages';
import { processMessages } from '../messages/process.messages';
import { deedsInForce, deedsToReview } from '../model/deeds';
import { reviewProgress } from '../model/review-progress';
import { ApprovalChanged } from './approval-changed';
import { DeedComparison } from './deed-comparison';
import { DeedUploads } from './deed-upload';
import { DifferenceReasons, useReasonFacts } from './difference-reasons';
import { useSeenApproval } from './use-seen-approval';
import { useDifferenceReasons, type DifferenceReasonsForm } from './use-difference-reasons';
import { DifferencesTable } from './differences-table';
import { FieldValueText } from './field-value';
import { ProcessButton, ReadingSection } from './reading-section';

/**
 * The amendment of an approved waqf: newer deeds are uploaded here, and change nothing until the founder approves them.
 */
export function AmendmentSection({ view }: { view: WaqfView }) {
  const t = useMessages(processMessages);
  const { waqf, amendment, may } = view;
  const open = amendment?.status === 'open' ? amendment : null;
  const proposed = open ? deedsToReview(view) : [];
  const reasons = useDifferenceReasons(view, `approve:${amendment?.id ?? waqf.id}`);
  const [shown, setShown] = useState<ApprovalSeen | null>(null);
  const [inForce, setInForce] = useState<Amendment | null>(null);
  const ask = () => reasons.form.submit(() => setShown(approvalSeen(waqf, proposed)));
  return (
    <>
      <PageHead
        back={{ label: waqf.name, href: `/waqf/${waqf.id}/details` }}
        title={t('titleAmend', { name: waqf.name })}
        state={t(open ? 'state.amending' : 'state.approved')}
        actions={open ? <AmendmentActions view={view} amendment={open} onApprove={ask} /> : null}
      />
      {inForce && !open ? <InForce waqfId={waqf.id} amendment={inForce} /> : null}
      {inForce || open ? null : (
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
      )}
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
          <DifferenceReasons view={view} reasons={reasons} onSubmit={ask} />
          <DeedComparison besides view={view} />
          <ApproveAmendment
            view={view}
            amendment={open}
            reasons={reasons}
            shown={shown}
            onClose={() => setShown(null)}
            onApproved={() => setInForce(open)}
          />
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

/** After the approval: what is in force now, and the next step of the founder. */
function InForce({ waqfId, amendment }: { waqfId: string; amendment: Amendment }) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const replacesNazir = amendment.documents.some(({ type }) => type === 'nazir_deed');
  return (
    <Card title={t('inForce')} tone="gold">
      <Stack gap={16}>
        {amendment.differences.length > 0 ? (
          <DescriptionList
            lines
            items={amendment.differences.map(({ name, proposed }) => ({
              label: deed.of('field.', name),
              value: <FieldValueText name={name} value={proposed} />,
            }))}
          />
        ) : null}
        <p>{replacesNazir ? `${t('inForceNazir')} ${t('inForceText')}` : t('inForceText')}</p>
        <Row gap={8} wrap>
          <Button variant="primary" href={`/waqf/${waqfId}/details`} iconEnd={<Icon.Next size={18} />}>
            {t('openDetails')}
          </Button>
          <Button href={`/waqf/${waqfId}/details?tab=history`}>{t('toHistory')}</Button>
        </Row>
      </Stack>
    </Card>
  );
}

interface AmendmentActionsProps {
  view: WaqfView;
  amendment: Amendment;
  onApprove: () => Promise<void>;
}

function AmendmentActions({ view, amendment, onApprove }: AmendmentActionsProps) {
  const t = useMessages(processMessages);
  const [withdrawing, setWithdrawing] = useState(false);
  const { waqf, may } = view;
  const reviewed = reviewProgress(amendment.documents).left === 0;
  return (
    <>
      {may.upload ? <Button onClick={() => setWithdrawing(true)}>{t('withdraw')}</Button> : null}
      {may.review && may.approve ? (
        <Button
          {...(reviewed ? {} : { variant: 'primary' as const })}
          href={`/waqf/${waqf.id}/review`}
          icon={<Icon.Checklist size={18} />}
        >
          {t('reviewAmendment')}
        </Button>
      ) : null}
      {may.process ? <ProcessButton view={view} documents={amendment.documents} /> : null}
      {may.approve ? (
        <Button
          {...(reviewed ? { variant: 'primary' as const } : {})}
          disabled={!reviewed}
          icon={reviewed ? undefined : <Icon.Lock size={18} />}
          onClick={() => void onApprove()}
        >
          {t('approveAmendment')}
        </Button>
      ) : null}
      <WithdrawAmendment view={view} amendment={amendment} open={withdrawing} onClose={() => setWithdrawing(false)} />
    </>
  );
}

interface AskProps {
  view: WaqfView;
  amendment: Amendment;
  open: boolean;
  onClose: () => void;
}

interface ApproveProps extends Omit<AskProps, 'open'> {
  /** What the founder was shown when the dialog opened; null while it is closed. */
  shown: ApprovalSeen | null;
  reasons: DifferenceReasonsForm;
  onApproved: () => void;
}

function ApproveAmendment({ view, amendment, reasons, shown, onClose, onApproved }: ApproveProps) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const attempt = useAttempt();
  const { send, form, changed, close } = useSeenApproval(view.waqf.id, shown, onClose);
  const reasonFacts = useReasonFacts(reasons);
  const confirm = async () => {
    await reasons.form.submit(async (given) => {
      const done = { title: t('amendmentApproved'), text: view.waqf.name };
      const sent = () => send({ amendmentId: amendment.id, reasons: given });
      if (!(await attempt(sent, { done, failed: t('approveFailed'), form, quiet: true }))) return;
      reasons.form.reset();
      onApproved();
      close();
    });
  };
  return (
    <ConfirmDialog
      open={shown !== null}
      onClose={close}
      title={t('approveAmendmentTitle', { name: view.waqf.name })}
      facts={[
        ...amendment.differences.map(({ name, proposed }) => ({
          label: deed.of('field.', name),
          value: <FieldValueText name={name} value={proposed} />,
        })),
        ...reasonFacts,
      ]}
      warning={t('approveAmendmentWarning')}
      confirmLabel={t('approveAmendment')}
      onConfirm={confirm}
    >
      <ApprovalChanged refusal={changed} />
    </ConfirmDialog>
  );
}

function WithdrawAmendment({ view, amendment, open, onClose }: AskProps) {
  const t = useMessages(processMessages);
  const attempt = useAttempt();
  const withdraw = useWithdrawAmendment(view.waqf.id);
  const confirm = async () => {
    await attempt(() => withdraw.mutateAsync(amendment.id), { done: t('withdrawn'), failed: t('withdrawFailed') });
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
