import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { MoneyFailure } from '@waqf/screen-kit';
import { Button, CardSkeleton, Dialog, Icon } from '@waqf/ui/core';
import { transferPolicyQuery } from '../api/transfer-policy';
import { policyMessages } from '../messages/transfer.messages';
import { LimitForm } from './limit-form';
import { LimitWords, SecondPersonWords } from './limit-words';
import * as css from './transfer.module.css';

/**
 * Shows the amount above which transfers of this waqf need the founder's approval: the founder sets it, others read it.
 */
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
          <SecondPersonWords policy={policy.data.policy} />
          <span>{t('founderOnly')}</span>
        </div>
      ) : null}
    </Dialog>
  );
}
