import { useState } from 'react';
import { rejectRun, type DistributionRun } from '@waqf/contracts/distributions';
import { displayAmount, parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { type RefusedForm, useAttempt, useIssuedFile } from '@waqf/screen-kit';
import { Amount, Button, ConfirmDialog, Dotted, DualPeriod, Icon, Ltr, MoreMenu } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useActOnRun } from '../api/act-on-run';
import { runDecisionMessages, runMessages } from '../messages/runs.messages';

type Plain = 'pay' | 'retry' | 'close' | 'cancel';
type Asked = 'submit' | 'approve' | 'reject' | Plain;

/** What the user may do with the run now; an act that moves money or ends the run is confirmed first. */
export function RunDecision({ run, waqfName }: { run: DistributionRun; waqfName: string }) {
  const t = useMessages(runMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = (act: DistributionRun['may'][number]) => run.may.includes(act);
  const close = () => setAsked(null);
  const maySubmit = may('submit') && !run.outdated;
  const dialog = { run, waqfName, onClose: close };
  return (
    <>
      <MoreMenu
        label={t('more')}
        items={[
          { key: 'print', label: t('print'), onSelect: () => window.print() },
          ...(may('cancel')
            ? [{ key: 'cancel', label: t('cancel'), danger: true, onSelect: () => setAsked('cancel') }]
            : []),
        ]}
      />
      {run.state === 'closed' ? <StatementButton run={run} /> : null}
      {may('calculate') ? <CalculateButton run={run} primary={!maySubmit} /> : null}
      {maySubmit ? (
        <Button variant="primary" icon={<Icon.Send size={18} />} onClick={() => setAsked('submit')}>
          {t('submit')}
        </Button>
      ) : null}
      {may('reject') ? (
        <Button variant="danger" onClick={() => setAsked('reject')}>
          {t('reject')}
        </Button>
      ) : null}
      {may('approve') ? (
        <Button variant="primary" icon={<Icon.Check size={18} />} onClick={() => setAsked('approve')}>
          {t('approve')}
        </Button>
      ) : null}
      <PaymentActs run={run} onAsk={setAsked} />
      {asked === 'submit' || asked === 'approve' ? <ConfirmRun {...dialog} act={asked} /> : null}
      {asked === 'reject' ? <RejectRun {...dialog} /> : null}
      {asked === 'pay' || asked === 'retry' || asked === 'close' || asked === 'cancel' ? (
        <PlainAct {...dialog} act={asked} />
      ) : null}
    </>
  );
}

/** The statement of a closed run: an issued PDF with its number and code. */
function StatementButton({ run }: { run: DistributionRun }) {
  const t = useMessages(runMessages);
  const statement = useIssuedFile(`/api/waqf/${run.waqfId}/distributions/${run.id}/statement`, t('statementFailed'));
  return (
    <Button icon={<Icon.Download size={18} />} loading={statement.isPending} onClick={statement.fetch}>
      {t('statement')}
    </Button>
  );
}

/** Paying, retrying failed payments, and closing the run. */
function PaymentActs({ run, onAsk }: { run: DistributionRun; onAsk: (act: Plain) => void }) {
  const t = useMessages(runMessages);
  const may = (act: DistributionRun['may'][number]) => run.may.includes(act);
  return (
    <>
      {may('close') ? <Button onClick={() => onAsk('close')}>{t('close')}</Button> : null}
      {may('retry') && run.counts.failed.lines > 0 ? (
        <Button variant="primary" icon={<Icon.Refresh size={18} />} onClick={() => onAsk('retry')}>
          {t('retry')}
        </Button>
      ) : null}
      {may('retry') && run.counts.failed.lines === 0 ? (
        <Button icon={<Icon.Refresh size={18} />} onClick={() => onAsk('retry')}>
          {t('retryKept')}
        </Button>
      ) : null}
      {may('pay') ? (
        <Button variant="primary" icon={<Icon.HandCoins size={18} />} onClick={() => onAsk('pay')}>
          {t('pay')}
        </Button>
      ) : null}
    </>
  );
}

/** Sends an act and reports the result. `perform` returns whether it succeeded. */
function useReportedAct(run: DistributionRun) {
  const t = useMessages(runDecisionMessages);
  const attempt = useAttempt();
  const act = useActOnRun(run.waqfId, run.id);
  const perform = async (call: Parameters<typeof act.mutateAsync>[0], done: string, form?: RefusedForm) => {
    const sent = await attempt(() => act.mutateAsync(call), {
      // A run of many beneficiaries is calculated in the background, while the page shows the progress.
      done: ({ run: after }) => (after.calculation === null ? done : t('calculationBegun')),
      failed: t('failed'),
      form,
    });
    return sent !== null;
  };
  return { perform, isPending: act.isPending };
}

function CalculateButton({ run, primary }: { run: DistributionRun; primary: boolean }) {
  const t = useMessages(runMessages);
  const words = useMessages(runDecisionMessages);
  const { perform, isPending } = useReportedAct(run);
  return (
    <Button
      variant={primary ? 'primary' : 'default'}
      icon={<Icon.Refresh size={18} />}
      loading={isPending}
      onClick={() => void perform({ act: 'calculate' }, words('calculated'))}
    >
      {t(run.calculatedAt === null ? 'calculate' : 'recalculate')}
    </Button>
  );
}

interface DialogProps {
  run: DistributionRun;
  waqfName: string;
  onClose: () => void;
}

/** The run that a dialog is about: a nazir of several waqfs has runs of the same period in each. */
function useRunNamed({ run, waqfName }: DialogProps) {
  const t = useMessages(runDecisionMessages);
  return [
    { label: t('waqf'), value: waqfName },
    { label: t('period'), value: <DualPeriod {...run.period} /> },
  ];
}

/** Submitting and approving show the figures again and send their fingerprint: the server refuses other figures. */
function ConfirmRun({ act, ...dialog }: DialogProps & { act: 'submit' | 'approve' }) {
  const { run, onClose } = dialog;
  const named = useRunNamed(dialog);
  const t = useMessages(runDecisionMessages);
  const { perform } = useReportedAct(run);
  const amount = run.allocated ?? '0.00';
  const confirm = async () => {
    const done = t(act === 'submit' ? 'submitted' : 'approved');
    if (await perform({ act, body: { hash: run.hash } }, done)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`${act}Title`)}
      headline={<Amount value={amount} unit />}
      facts={[
        ...named,
        { label: t('beneficiaries'), value: run.counts.all.lines },
        { label: t('payable'), value: <Amount value={run.counts.payable.amount} unit /> },
        { label: t('withheld'), value: <Amount value={run.counts.withheld.amount} unit /> },
        { label: t('hash'), value: <Ltr>{run.hash?.slice(0, 16) ?? '—'}</Ltr> },
      ]}
      warning={t(`${act}Warning`)}
      confirmLabel={t(`${act}Confirm`, { amount: displayAmount(parseAmount(amount)) })}
      onConfirm={confirm}
    />
  );
}

function RejectRun(dialog: DialogProps) {
  const { run, onClose } = dialog;
  const named = useRunNamed(dialog);
  const t = useMessages(runDecisionMessages);
  const { perform } = useReportedAct(run);
  const form = useContractForm({ schema: rejectRun, values: { reason: '' } });
  const send = async (body: { reason: string }) => {
    if (await perform({ act: 'reject', body }, t('rejected'), form)) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('rejectTitle')}
      facts={named}
      warning={t('rejectWarning')}
      confirmLabel={t('rejectConfirm')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={3} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}

type Figures = DistributionRun['counts']['payable'];

/** The shares that the act sends to the bank; null when it sends none, or when only the server knows which. */
function movedBy({ counts }: DistributionRun, act: Plain): Figures | null {
  if (act === 'pay') return counts.payable;
  return act === 'retry' && counts.failed.lines > 0 ? counts.failed : null;
}

/** Acts for which the user types nothing: each explains its effect before it is done. */
function PlainAct({ act, ...dialog }: DialogProps & { act: Plain }) {
  const { run, onClose } = dialog;
  const named = useRunNamed(dialog);
  const t = useMessages(runDecisionMessages);
  const { perform } = useReportedAct(run);
  const { failed, withheld } = run.counts;
  const moved = movedBy(run, act);
  const words = act === 'retry' && moved === null ? 'retryKept' : act;
  const amount = moved === null ? '' : displayAmount(parseAmount(moved.amount));
  const shares = ({ lines, amount }: Figures) => (
    <Dotted>
      {t('people', { count: lines })}
      <Amount value={amount} unit />
    </Dotted>
  );
  const confirm = async () => {
    if (await perform({ act }, t(`${words}Done`))) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={act === 'cancel'}
      onClose={onClose}
      title={t(`${words}Title`)}
      headline={moved === null ? undefined : <Amount value={moved.amount} unit />}
      facts={[
        ...named,
        ...(moved === null ? [] : [{ label: t('paidTo'), value: t('people', { count: moved.lines }) }]),
        ...(act === 'close' && failed.lines > 0 ? [{ label: t('failedShares'), value: shares(failed) }] : []),
        ...(act !== 'cancel' && withheld.lines > 0 ? [{ label: t('withheld'), value: shares(withheld) }] : []),
      ]}
      warning={t(`${words}Warning`)}
      confirmLabel={t(`${words}Confirm`, { amount })}
      onConfirm={confirm}
    />
  );
}
