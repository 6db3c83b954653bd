import { useState } from 'react';
import { setTransferPolicy, type SetTransferPolicy, type TransferPolicy } from '@waqf/contracts/banking';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button } from '@waqf/ui/core';
import { Field, Form, TextInput } from '@waqf/ui/form';
import { useSetTransferPolicy } from '../api/transfer-policy';
import { policyMessages } from '../messages/transfer.messages';
import { SecondPersonWords } from './limit-words';
import * as css from './transfer.module.css';

/** The second approver besides the founder: set by national id and by a name that the founder enters, or removed. */
export function SecondPersonForm({ waqfId, policy }: { waqfId: string; policy: TransferPolicy }) {
  const t = useMessages(policyMessages);
  const attempt = useAttempt();
  const set = useSetTransferPolicy(waqfId);
  const [naming, setNaming] = useState(false);
  const approvalAbove = policy.isOwn ? policy.approvalAbove : null;
  const seen = { approvalAbove, secondApprover: policy.secondApprover?.fullName ?? null };
  const form = useContractForm({
    schema: setTransferPolicy,
    values: { nationalId: '', fullName: '' },
    inputOf: (secondApprover) => ({ approvalAbove, secondApprover, seen }),
  });
  const save = async (input: SetTransferPolicy) => {
    const sent = await attempt(() => set.mutateAsync(input), {
      done: t(input.secondApprover ? 'named' : 'unnamed'),
      failed: t('failed'),
      form,
    });
    if (sent) setNaming(false);
  };
  return (
    <section className={css.second} aria-label={t('second')}>
      <b>{t('second')}</b>
      <SecondPersonWords policy={policy} />
      {naming ? (
        <Form onSubmit={() => form.submit(save)} errorsAt={form.errorsAt}>
          <Field label={t('secondId')} required error={form.error('secondApprover.nationalId')}>
            <TextInput ltr inputMode="numeric" {...form.field('nationalId')} />
          </Field>
          <Field label={t('secondName')} required hint={t('secondHint')} error={form.error('secondApprover.fullName')}>
            <TextInput {...form.field('fullName')} />
          </Field>
          <span className={css.secondActs}>
            <Button type="submit" size="small" variant="primary" loading={set.isPending}>
              {t('saveSecond')}
            </Button>
            <Button size="small" disabled={set.isPending} onClick={() => setNaming(false)}>
              {t('cancel')}
            </Button>
          </span>
        </Form>
      ) : (
        <span className={css.secondActs}>
          <Button size="small" onClick={() => setNaming(true)}>
            {t(policy.secondApprover ? 'nameOther' : 'nameSecond')}
          </Button>
          {policy.secondApprover ? (
            <Button
              size="small"
              variant="danger"
              loading={set.isPending}
              onClick={() => void save({ approvalAbove, secondApprover: null, seen })}
            >
              {t('removeSecond')}
            </Button>
          ) : null}
        </span>
      )}
    </section>
  );
}
