import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setTransferPolicy, type SetTransferPolicy, type TransferPolicy } from '@waqf/contracts/banking';
import { displayAmount, formatAmountForWire, parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { MoneyFailure, useFailureToast } from '@waqf/screen-kit';
import { Button, CardSkeleton, Dialog, Icon, useToast } from '@waqf/ui/core';
import { AmountInput, Field, Form } from '@waqf/ui/form';
import { transferPolicyQuery, useSetTransferPolicy } from '../api/transfer-policy';
import { policyMessages } from '../messages/transfer.messages';
import * as css from './transfer.module.css';

/** Opens the amount above which transfers of this waqf await its founder: the founder sets it there, others read it. */
export function ApprovalLimit({ waqfId }: { waqfId: string }) {
  const t = useMessages(policyMessages);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button icon={<Icon.Shield size={18} />} onClick={() => setShown(true)}>
        {t('title')}
      </Button>
      {shown ? <LimitDialog waqfId={waqfId} onClose={() => setShown(false)} /> : null}
    </>
  );
}

function LimitDialog({ waqfId, onClose }: { waqfId: string; onClose: () => void }) {
  const t = useMessages(policyMessages);
  const policy = useQuery(transferPolicyQuery(waqfId));
  if (policy.data?.policy.mayChange) return <LimitForm waqfId={waqfId} policy={policy.data.policy} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <Button size="large" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {policy.isPending ? <CardSkeleton lines={2} /> : null}
      {policy.isError ? (
        <MoneyFailure error={policy.error} onRetry={() => void policy.refetch()} retrying={policy.isFetching} />
      ) : null}
      {policy.data ? (
        <div className={css.words}>
          <LimitWords policy={policy.data.policy} />
          <span>{t('founderOnly')}</span>
        </div>
      ) : null}
    </Dialog>
  );
}

function LimitWords({ policy: { approvalAbove, isOwn } }: { policy: TransferPolicy }) {
  const t = useMessages(policyMessages);
  const above = parseAmount(approvalAbove);
  if (above === 0n) return <b>{t('every')}</b>;
  return <b>{t(isOwn ? 'own' : 'usual', { amount: displayAmount(above) })}</b>;
}

function LimitForm({ waqfId, policy, onClose }: { waqfId: string; policy: TransferPolicy; onClose: () => void }) {
  const t = useMessages(policyMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const set = useSetTransferPolicy(waqfId);
  const values = { approvalAbove: policy.isOwn ? policy.approvalAbove : '' };
  const form = useContractForm({ schema: setTransferPolicy, values });
  const usual = displayAmount(parseAmount(policy.usual));

  const save = async ({ approvalAbove }: SetTransferPolicy) => {
    try {
      await set.mutateAsync({
        approvalAbove: approvalAbove === null ? null : formatAmountForWire(parseAmount(approvalAbove)),
      });
      toast.show({ title: t('saved') });
      onClose();
    } catch (error) {
      form.refuse(error);
      fail(t('failed'), error);
    }
  };
  const submit = () => form.submit(save);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={set.isPending}
      title={t('title')}
      footer={
        <>
          <Button variant="primary" size="large" loading={set.isPending} onClick={() => void submit()}>
            {t('save')}
          </Button>
          {policy.isOwn ? (
            <Button size="large" disabled={set.isPending} onClick={() => void save({ approvalAbove: null })}>
              {t('reset', { amount: usual })}
            </Button>
          ) : null}
          <Button size="large" disabled={set.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form onSubmit={submit} errorsAt={form.errorsAt}>
        <LimitWords policy={policy} />
        <Field label={t('amount')} required hint={t('hint')} error={form.error('approvalAbove')}>
          <AmountInput placeholder={policy.usual} {...form.field('approvalAbove')} />
        </Field>
        <button type="submit" hidden tabIndex={-1} aria-hidden>
          {t('save')}
        </button>
      </Form>
    </Dialog>
  );
}
