import { DashboardFrame, DashboardHead, WaqfRow, type DashboardData } from '@waqf/feature-endowments';
import { RecentMonths } from '@waqf/feature-finances/months';
import { RecentTransactions } from '@waqf/feature-finances/recent';
import { useTotalsSinceFirst } from '@waqf/feature-finances/totals';
import { YieldPanel } from '@waqf/feature-finances/yield-panel';
import { wordList } from '@waqf/formats';
import { useAwaitsAcceptance } from '@waqf/screen-kit';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Card, EmptyState, Grid, Icon, List, MoreLink, StatStrip } from '@waqf/ui/core';
import { DeskCard, DeskMoney } from '../desk/desk-card';
import { messages } from './dashboard.messages';

const shownRows = 8;

/** What the nazir manages: figures of the ledger, then the waqfs. */
export function DashboardScreen() {
  return <DashboardFrame>{(data) => <Dashboard {...data} />}</DashboardFrame>;
}

function Dashboard({ stats, waqfs }: DashboardData) {
  const t = useMessages(messages);
  const asked = waqfs.filter(useAwaitsAcceptance());
  if (waqfs.length === 0)
    return (
      <>
        <DashboardHead sentence={t('state', { count: 0 })} />
        <EmptyState icon={<Icon.Waqf size={28} />} title={t('empty')} text={t('emptyText')} />
      </>
    );
  return (
    <>
      <DashboardHead
        sentence={t('state', { count: stats.totalWaqfs - asked.length })}
        actions={
          <Button variant="primary" href="/transactions?add=income" icon={<Icon.Plus size={18} />}>
            {t('add')}
          </Button>
        }
      />
      {asked.map(({ id, name }) => (
        <Alert
          key={id}
          tone="gold"
          title={t('asked', { name })}
          action={<Button href={`/waqf/${id}/details`}>{t('askedOpen')}</Button>}
        >
          {t('askedText')}
        </Alert>
      ))}
      <AccountsInOpening waqfs={waqfs} />
      <DeskCard />
      <YieldPanel label={t('total')} total={stats.totalBalance} note={t('totalNote')} />
      <DeskMoney />
      <Figures stats={stats} asked={asked.length} />
      <RecentMonths />
      <Grid columns="3:2">
        <Card
          title={t('list')}
          padding="none"
          extra={
            <MoreLink href="/waqf" icon={<Icon.Next size={16} />}>
              {t('all')}
            </MoreLink>
          }
        >
          <List edge label={t('list')}>
            {waqfs.slice(0, shownRows).map((waqf) => (
              <WaqfRow key={waqf.id} waqf={waqf} compact />
            ))}
          </List>
        </Card>
        <RecentTransactions />
      </Grid>
    </>
  );
}

/** Waqfs whose account the bank is still opening; one that needs the nazir is on the desk. */
function AccountsInOpening({ waqfs }: Pick<DashboardData, 'waqfs'>) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const opening = waqfs.filter(
    ({ status, hasMainAccount, mainTrouble }) => status === 'approved' && !hasMainAccount && !mainTrouble,
  );
  if (opening.length === 0) return null;
  const names = wordList(
    opening.map(({ name }) => name),
    language,
  );
  return (
    <Alert tone="warning" title={t('noAccount', { count: opening.length })}>
      {t('noAccountText', { names })}
    </Alert>
  );
}

/** @param asked number of waqfs whose trusteeship the nazir has not accepted: they are not theirs yet */
function Figures({ stats, asked }: Pick<DashboardData, 'stats'> & { asked: number }) {
  const t = useMessages(messages);
  const totals = useTotalsSinceFirst(stats);
  return (
    <StatStrip
      items={[
        {
          label: t('waqfs'),
          icon: <Icon.Waqf size={18} />,
          value: stats.totalWaqfs - asked,
          note: t('active', { count: stats.activeWaqfs - asked }),
        },
        ...totals,
        { label: t('monthly'), icon: <Icon.Exchange size={18} />, value: stats.monthlyTransactions },
      ]}
    />
  );
}
