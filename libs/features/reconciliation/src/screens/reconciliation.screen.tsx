import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import type { Reconciliation } from '@waqf/contracts/reconciliation';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { HttpError, useMessages, type Translate } from '@waqf/platform-web';
import { MoneyFailure, waqfQuery } from '@waqf/screen-kit';
import { Button, EmptyState, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { reconciliationQuery } from '../api/get-reconciliation';
import { ImportDialog } from '../components/import-dialog';
import { ImportedStatements } from '../components/imported-statements';
import { ReconciliationBalance } from '../components/reconciliation-balance';
import { ReconciliationChoice } from '../components/reconciliation-choice';
import { ReconciliationSections } from '../components/reconciliation-sections';
import { reconciliationMessages } from '../messages/reconciliation.messages';

/** `/waqf/{id}/reconciliation?account&from&to`: the bank's lines compared with the books, until nothing differs. */
export function ReconciliationScreen() {
  const { waqfId = '' } = useParams();
  const [params] = useSearchParams();
  const waqf = useQuery(waqfQuery(waqfId));
  const filter = {
    waqfId,
    accountId: params.get('account') ?? '',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  };
  const found = useQuery({ ...reconciliationQuery(filter), placeholderData: (before) => before });
  const error = waqf.error ?? found.error;
  if (error instanceof HttpError && error.code === 'reconciliation.no-account') return <NoAccount waqfId={waqfId} />;
  if (error) {
    const retry = () => void Promise.all([waqf.refetch(), found.refetch()]);
    return <MoneyFailure error={error} onRetry={retry} retrying={waqf.isFetching || found.isFetching} />;
  }
  if (!waqf.data || !found.data) return <PageSkeleton rows={5} />;
  return <ReconciliationBody view={waqf.data} found={found.data} />;
}

/** Before the bank has opened an account there is nothing to compare: this is a state, not a failure. */
function NoAccount({ waqfId }: { waqfId: string }) {
  const t = useMessages(reconciliationMessages);
  return (
    <EmptyState
      icon={<Icon.Scale size={28} />}
      title={t('noAccount')}
      text={t('noAccountText')}
      action={
        <Button variant="primary" href={`/waqf/${waqfId}/banking`}>
          {t('back')}
        </Button>
      }
    />
  );
}

function ReconciliationBody({ view, found }: { view: WaqfView; found: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const [importing, setImporting] = useState(false);
  const waqfId = view.waqf.id;
  const add = found.mayReconcile ? (
    <Button variant="primary" icon={<Icon.Upload size={18} />} onClick={() => setImporting(true)}>
      {t('import')}
    </Button>
  ) : null;
  const nothing = found.bankBalance === null;
  return (
    <>
      <PageHead
        back={{ label: t('back'), href: `/waqf/${waqfId}/banking` }}
        title={t('title')}
        state={
          <span>
            <bdi>{view.waqf.name}</bdi>. {sentenceOf(t, found)}
          </span>
        }
        actions={add}
      />
      <ReconciliationChoice view={view} found={found} />
      <ReconciliationBalance found={found} />
      {nothing && found.counts.matched + found.counts.suspense === 0 ? (
        <EmptyState icon={<Icon.Scale size={28} />} title={t('noStatement')} text={t('noStatementText')} action={add} />
      ) : (
        <ReconciliationSections waqfId={waqfId} found={found} />
      )}
      <ImportedStatements waqfId={waqfId} accountId={found.account.id} mayRemove={found.mayReconcile} />
      {importing ? (
        <ImportDialog waqfId={waqfId} accountId={found.account.id} onClose={() => setImporting(false)} />
      ) : null}
    </>
  );
}

function sentenceOf(t: Translate<typeof reconciliationMessages>, { difference }: Reconciliation): string {
  if (difference === null) return t('state.none');
  const amount = parseSignedAmount(difference);
  return amount === 0n ? t('state.zero') : t('state.differs', { difference: displayAmount(amount, { sign: 'never' }) });
}
