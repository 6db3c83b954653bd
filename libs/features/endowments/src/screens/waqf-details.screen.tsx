import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useCan, useMessages, useRouteWorks } from '@waqf/platform-web';
import { Amount, Button, DualDate, Grid, Icon, PageHead, PageSkeleton, Stack, StatStrip, Tabs } from '@waqf/ui/core';
import { waqfQuery } from '../api/get-waqf';
import { useWaqfEvents } from '../api/use-waqf-events';
import { DeedsCard } from '../components/deeds-card';
import { AboutCard, AccountsCard, ConditionsCard, PropertyCard } from '../components/waqf-facts';
import { WaqfFailure } from '../components/waqf-failure';
import { BeneficiariesCard, TransfersCard } from '../components/waqf-money';
import { WaqfMark, WaqfStatusTag } from '../components/waqf-mark';
import { WaqfNotices } from '../components/waqf-notices';
import { detailsMessages } from '../messages/waqf-details.messages';
import { deedsInForce, deedsToReview } from '../model/deeds';
import { reviewProgress } from '../model/review-progress';
import * as css from '../components/waqf-facts.module.css';

/** One waqf: its state, its numbers, what may be done with it, what its deeds say. */
export function WaqfDetailsScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  return <Details view={waqf.data} />;
}

function Details({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const [params, setParams] = useSearchParams();
  const deeds = deedsInForce(view.documents);
  const { waqf } = view;
  const overview = (
    <Stack>
      {/* Two columns that run on their own: a short card must not stretch beside a tall one. */}
      <Grid columns="3:2">
        <Stack>
          <AccountsCard view={view} />
          <ConditionsCard waqf={waqf} />
        </Stack>
        <Stack>
          <PropertyCard waqf={waqf} />
          <BeneficiariesCard view={view} />
          <AboutCard waqf={waqf} />
        </Stack>
      </Grid>
      {waqf.status === 'approved' ? <TransfersCard view={view} /> : null}
    </Stack>
  );
  return (
    <>
      <DetailsHead view={view} />
      <WaqfNotices view={view} />
      <DetailsNumbers view={view} />
      <Tabs
        label={t('tabs')}
        value={params.get('tab') === 'deeds' ? 'deeds' : 'overview'}
        onChange={(tab) => setParams(tab === 'deeds' ? { tab } : {}, { replace: true })}
        items={[
          { key: 'overview', label: t('tab.overview'), content: overview },
          {
            key: 'deeds',
            label: t('tab.deeds'),
            count: deeds.length,
            content: <DeedsCard waqfId={waqf.id} documents={deeds} />,
          },
        ]}
      />
    </>
  );
}

function DetailsHead({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const mine = useCan('waqf.create');
  const { waqf } = view;
  return (
    <PageHead
      back={{ label: t(mine ? 'backMine' : 'back'), href: '/waqf' }}
      seal={<WaqfMark status={waqf.status} size={72} />}
      title={waqf.name}
      state={
        <span className={css.head}>
          <WaqfStatusTag status={waqf.status} long />
          <span className={css.fact}>
            <Icon.Calendar size={16} />
            {t(waqf.approvedAt ? 'approvedOn' : 'createdOn')} <DualDate iso={waqf.approvedAt ?? waqf.createdAt} />
          </span>
          <span className={css.fact}>
            <Icon.Person size={16} />
            {t('founder', { name: waqf.waqifName })}
          </span>
          {waqf.nazirName ? (
            <span className={css.fact}>
              <Icon.Shield size={16} />
              {t('nazir', { name: waqf.nazirName })}
            </span>
          ) : null}
        </span>
      }
      actions={<DetailsActions view={view} />}
    />
  );
}

/** What the server says that this person may do now; a page of a later issue is not linked until it works. */
function DetailsActions({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const works = useRouteWorks();
  const adds = useCan('transactions.manage');
  const { may, waqf } = view;
  const link = (page: string) => `/waqf/${waqf.id}/${page}`;
  const reviewed = reviewProgress(deedsToReview(view)).left === 0;
  const pending = waqf.status === 'pending';
  const approved = waqf.status === 'approved';
  return (
    <>
      {may.edit ? (
        <Button href={link('edit')} icon={<Icon.Edit size={18} />}>
          {t('edit')}
        </Button>
      ) : null}
      {may.upload && approved ? (
        <Button href={link('process')} icon={<Icon.Upload size={18} />}>
          {t('newerDeed')}
        </Button>
      ) : null}
      {may.upload && waqf.status === 'draft' ? (
        <Button variant="primary" href={link('process')} iconEnd={<Icon.Next size={18} />}>
          {t('goOn')}
        </Button>
      ) : null}
      {may.process && !may.upload ? (
        <Button variant="primary" href={link('process')}>
          {t('process')}
        </Button>
      ) : null}
      {may.approve && pending ? (
        <Button variant="primary" href={link(reviewed ? 'approve' : 'review')} iconEnd={<Icon.Next size={18} />}>
          {t('approve')}
        </Button>
      ) : null}
      {approved && adds && works('/transactions') ? (
        <Button href={`/transactions?add=income&waqf=${waqf.id}`} icon={<Icon.Plus size={18} />}>
          {t('addTransaction')}
        </Button>
      ) : null}
      {approved && works(link('banking')) ? (
        <Button variant="primary" href={link('banking')} icon={<Icon.Waqf size={18} />}>
          {t('banking')}
        </Button>
      ) : null}
    </>
  );
}

function DetailsNumbers({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const { counts, waqf, bankAccounts } = view;
  const main = bankAccounts.find((account) => account.isMainAccount);
  return (
    <StatStrip
      items={[
        {
          label: t('balance'),
          icon: <Icon.Wallet size={18} />,
          value: <Amount value={waqf.balance} />,
          note: main ? (
            <span>
              {t('bankBalance')} <Amount value={main.balance} weight="normal" unit />
            </span>
          ) : (
            t('noMainAccount')
          ),
        },
        {
          label: t('beneficiaries'),
          icon: <Icon.People size={18} />,
          value: counts.beneficiaries,
          note: t('subAccounts', { count: counts.subAccounts }),
        },
        {
          label: t('accounts'),
          icon: <Icon.Waqf size={18} />,
          value: counts.bankAccounts,
          note: t(main ? 'mainPresent' : 'noMainAccount'),
        },
        {
          label: t('transactions'),
          icon: <Icon.Exchange size={18} />,
          value: counts.transactions,
          note: t('bankTransactions', { count: counts.bankTransactions }),
        },
      ]}
    />
  );
}
