import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BeneficiaryList } from '@waqf/contracts/beneficiaries';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery, LoadFailure, MoreRows, NoWaqfs, WaqfFilter } from '@waqf/screen-kit';
import { Alert, Button, Icon, ListSkeleton, Ltr, PageHead, StatStrip, Surface } from '@waqf/ui/core';
import { beneficiaryPages } from '../api/get-beneficiaries';
import { BeneficiariesTable } from '../components/beneficiaries-table';
import { DisputesCard } from '../components/disputes-card';
import { AddBeneficiaryDialog, GuardiansDialog } from '../components/lazy-dialogs';
import { RemovedPayeesCard } from '../components/removed-payees-card';
import { SupportingDocumentsCard } from '../components/supporting-documents-card';
import { importMessages } from '../messages/import.messages';
import { pageMessages } from '../messages/beneficiaries.messages';
import * as css from '../components/beneficiaries.module.css';

/**
 * `/beneficiaries`: the beneficiaries of the waqfs that the user manages. `?waqf` filters, `?add` opens the dialog to
 * add one, `?guardians` the dialog of a minor's guardians.
 */
export function BeneficiariesScreen() {
  const t = useMessages(pageMessages);
  const [params, setParams] = useSearchParams();
  const waqfId = params.get('waqf') ?? undefined;
  const waqfs = useQuery(approvedWaqfsQuery());
  const pages = useInfiniteQuery(beneficiaryPages(waqfId));
  const put = (name: 'waqf' | 'add' | 'guardians', value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const add = (
    <Button variant="primary" icon={<Icon.Plus size={18} />} onClick={() => put('add', 'person')}>
      {t('add')}
    </Button>
  );
  const totals = pages.data?.pages[0]?.totals;
  if (waqfs.data?.length === 0)
    return (
      <>
        <PageHead title={t('title')} state={t('state')} />
        <NoWaqfs />
      </>
    );
  return (
    <>
      <PageHead
        title={t('title')}
        state={t('state')}
        actions={
          <>
            <ImportLink waqfId={waqfId} />
            {add}
          </>
        }
      />
      <Surface>
        <div className={css.filter}>
          <WaqfFilter value={waqfId} waqfs={waqfs.data ?? []} onChange={(id) => put('waqf', id)} />
        </div>
      </Surface>
      <DisputesCard waqfId={waqfId} />
      <SupportingDocumentsCard waqfId={waqfId} />
      <RemovedPayeesCard waqfId={waqfId} />
      {totals ? <Totals totals={totals} ofAll={waqfId === undefined} /> : null}
      {pages.isPending ? <ListSkeleton rows={6} /> : null}
      {pages.isLoadingError ? (
        <LoadFailure
          title={t('failed')}
          error={pages.error}
          safe={t('failedText')}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      ) : null}
      {pages.data ? (
        <BeneficiariesTable rows={pages.data.pages.flatMap((page) => page.beneficiaries)} addAction={add} />
      ) : null}
      <MoreRows pages={pages} />
      <Opened params={params} waqfs={waqfs.data} onClose={(name) => put(name, undefined)} />
    </>
  );
}

interface OpenedProps {
  params: URLSearchParams;
  waqfs: WaqfSummary[] | undefined;
  onClose: (name: 'add' | 'guardians') => void;
}

/** The dialog that the address names. */
function Opened({ params, waqfs, onClose }: OpenedProps) {
  const minorId = params.get('guardians');
  return (
    <>
      {params.has('add') && waqfs ? (
        <AddBeneficiaryDialog waqfs={waqfs} waqfId={params.get('waqf') ?? undefined} onClose={() => onClose('add')} />
      ) : null}
      {minorId === null ? null : <GuardiansDialog beneficiary={{ id: minorId }} onClose={() => onClose('guardians')} />}
    </>
  );
}

function ImportLink({ waqfId }: { waqfId: string | undefined }) {
  const t = useMessages(importMessages);
  return (
    <Button href={`/beneficiaries/import${waqfId ? `?waqf=${waqfId}` : ''}`} icon={<Icon.Upload size={18} />}>
      {t('open')}
    </Button>
  );
}

/** The counts, the total of shares, and a warning for each waqf whose shares exceed 100%. */
function Totals({ totals, ofAll }: { totals: BeneficiaryList['totals']; ofAll: boolean }) {
  const t = useMessages(pageMessages);
  const { allocatedPercentage: shares } = totals;
  return (
    <>
      {totals.overAllocated.map(({ waqfId, waqfName, totalPercentage }) => (
        <Alert key={waqfId} tone="error" title={t('overTitle')}>
          {t('over', { waqf: waqfName, total: totalPercentage })}
        </Alert>
      ))}
      <StatStrip
        items={[
          { label: t('all'), icon: <Icon.People size={18} />, value: totals.all },
          { label: t('active'), icon: <Icon.Check size={18} />, value: totals.active },
          // The sum of shares over several waqfs has no meaning.
          ofAll
            ? { label: t('overAllocated'), icon: <Icon.Scale size={18} />, value: totals.overAllocated.length }
            : { label: t('shares'), icon: <Icon.Scale size={18} />, value: <Ltr>{`${shares}%`}</Ltr> },
        ]}
      />
    </>
  );
}
