import { useState } from 'react';
import { grantException, reopenYear, type FiscalYearDetail } from '@waqf/contracts/closing';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { type RefusedForm, useAttempt } from '@waqf/screen-kit';
import { Amount, Button, ConfirmDialog, Icon, Ltr } from '@waqf/ui/core';
import { Field, NumberInput, TextArea } from '@waqf/ui/form';
import { useActOnYear } from '../api/act-on-year';
import { yearMessages, yearsMessages } from '../messages/years.messages';
import { useYearName } from './year-name';

interface Props {
  waqfId: string;
  waqfName: string;
  detail: FiscalYearDetail;
}
type Asked = 'close' | 'reopen' | 'except';

/** What the user may do with the year now; closing waits for the checklist. */
export function YearActs({ waqfId, waqfName, detail }: Props) {
  const t = useMessages(yearMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = (act: Detail['acts'][number]) => detail.year.acts.includes(act);
  const close = () => setAsked(null);
  const isReady = detail.checklist.every(({ done }) => done);
  const props = { waqfId, waqfName, detail, onClose: close };
  return (
    <>
      {may('except') ? <Button onClick={() => setAsked('except')}>{t('except')}</Button> : null}
      {may('reopen') ? <Button onClick={() => setAsked('reopen')}>{t('reopen')}</Button> : null}
      {may('close') || may('renew') ? (
        <Button
          variant="primary"
          icon={<Icon.Lock size={18} />}
          disabled={may('close') && !isReady}
          onClick={() => setAsked('close')}
        >
          {t(may('close') ? 'close' : 'renew')}
        </Button>
      ) : null}
      {asked === 'close' ? <CloseDialog {...props} /> : null}
      {asked === 'reopen' ? <ReopenDialog {...props} /> : null}
      {asked === 'except' ? <ExceptDialog {...props} /> : null}
    </>
  );
}

type Detail = FiscalYearDetail['year'];
type DialogProps = Props & { onClose: () => void };

/** Sends an act and reports the result. `perform` returns whether it succeeded. */
function useReportedAct({ waqfId, detail }: Omit<Props, 'waqfName'>) {
  const t = useMessages(yearsMessages);
  const attempt = useAttempt();
  const act = useActOnYear(waqfId, detail.year.year);
  return async (call: Parameters<typeof act.mutateAsync>[0], done: string, form?: RefusedForm): Promise<boolean> =>
    (await attempt(() => act.mutateAsync(call), { done, failed: t('failed'), form })) !== null;
}

/** Shows the figures again and sends their fingerprint: the server refuses a closing with other figures. */
function CloseDialog({ waqfId, waqfName, detail, onClose }: DialogProps) {
  const t = useMessages(yearMessages);
  const nameOf = useYearName();
  const perform = useReportedAct({ waqfId, detail });
  const { figures, hash, year } = detail;
  const confirm = async () => {
    if (await perform({ act: 'close', body: { hash } }, t('closed'))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('closeTitle')}
      headline={nameOf(year)}
      facts={[
        { label: t('waqf'), value: waqfName },
        { label: t('income'), value: <Amount value={figures.income} unit /> },
        { label: t('expenses'), value: <Amount value={figures.expenses} unit /> },
        { label: t('distributed'), value: <Amount value={figures.distributed} unit /> },
        { label: t('closing'), value: <Amount value={figures.closing.total} unit /> },
        { label: t('hash'), value: <Ltr>{hash.slice(0, 16)}</Ltr> },
      ]}
      warning={t('closeWarning')}
      confirmLabel={t('close')}
      onConfirm={confirm}
    />
  );
}

function ReopenDialog({ waqfId, waqfName, detail, onClose }: DialogProps) {
  const t = useMessages(yearMessages);
  const nameOf = useYearName();
  const perform = useReportedAct({ waqfId, detail });
  const form = useContractForm({ schema: reopenYear, values: { reason: '' } });
  const send = async (body: { reason: string }) => {
    if (await perform({ act: 'reopen', body }, t('reopenAsked'), form)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('reopenTitle')}
      headline={nameOf(detail.year)}
      facts={[{ label: t('waqf'), value: waqfName }]}
      warning={t('reopenWarning')}
      confirmLabel={t('reopen')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={3} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}

function ExceptDialog({ waqfId, waqfName, detail, onClose }: DialogProps) {
  const t = useMessages(yearMessages);
  const nameOf = useYearName();
  const perform = useReportedAct({ waqfId, detail });
  const form = useContractForm({
    schema: grantException,
    values: { hours: '24', reason: '' },
    inputOf: (values) => ({ ...values, hours: Number(values.hours) }),
  });
  const send = async (body: { hours: number; reason: string }) => {
    if (await perform({ act: 'exceptions', body }, t('excepted'), form)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('exceptTitle')}
      headline={nameOf(detail.year)}
      facts={[{ label: t('waqf'), value: waqfName }]}
      warning={t('exceptWarning')}
      confirmLabel={t('except')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('hours')} required hint={t('hoursHint')} error={form.error('hours')}>
        <NumberInput {...form.field('hours')} />
      </Field>
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={3} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
