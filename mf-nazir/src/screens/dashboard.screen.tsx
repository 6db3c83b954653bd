import { lazy, Suspense } from 'react';
import { DashboardFrame, DashboardHead, WaqfRow, type DashboardData } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import {
  Alert,
  Amount,
  Button,
  Card,
  EmptyState,
  Grid,
  Icon,
  List,
  ListSkeleton,
  MoneyPanel,
  MoreLink,
  StatStrip,
} from '@waqf/ui/core';

const messages = defineMessages({
  state: {
    ar: {
      zero: 'لا أوقاف بنظارتك بعد.',
      one: 'وقف واحد بنظارتك.',
      two: 'وقفان بنظارتك.',
      few: '{count} أوقاف بنظارتك.',
      many: '{count} وقفًا بنظارتك.',
      other: '{count} وقف بنظارتك.',
    },
    en: { one: 'You run one waqf.', other: 'You run {count} waqfs.' },
  },
  total: { ar: 'إجمالي أرصدة الأوقاف بنظارتك', en: 'Balance of the waqfs you run' },
  totalNote: { ar: 'الغلة القابلة للصرف، من دفتر القيود', en: 'The distributable yield, from the ledger' },
  waqfs: { ar: 'أوقاف بنظارتك', en: 'Waqfs you run' },
  active: {
    ar: {
      zero: 'لا نشط بينها',
      one: 'منها واحد نشط',
      two: 'منها اثنان نشطان',
      few: 'منها {count} نشطة',
      many: 'منها {count} نشطًا',
      other: 'منها {count} نشط',
    },
    en: { other: '{count} of them active' },
  },
  revenue: { ar: 'إجمالي الإيراد', en: 'Total income' },
  expenses: { ar: 'إجمالي المصروف', en: 'Total expenses' },
  monthly: { ar: 'معاملات هذا الشهر', en: 'Transactions this month' },
  add: { ar: 'إضافة معاملة', en: 'Add transaction' },
  riyal: { ar: 'ريال', en: 'SAR' },
  list: { ar: 'الأوقاف بنظارتك', en: 'The waqfs you run' },
  all: { ar: 'عرض الكل', en: 'View all' },
  noAccount: {
    ar: {
      one: 'وقف نشط بلا حساب رئيسي',
      two: 'وقفان نشطان بلا حساب رئيسي',
      few: '{count} أوقاف نشطة بلا حساب رئيسي',
      many: '{count} وقفًا نشطًا بلا حساب رئيسي',
      other: '{count} وقف نشط بلا حساب رئيسي',
    },
    en: { one: 'One active waqf has no main account', other: '{count} active waqfs have no main account' },
  },
  noAccountText: {
    ar: 'لم يؤكد المصرف فتح الحساب. تعيد المنصة المحاولة تلقائيًا وتُشعرك عند فتحه.',
    en: 'The bank has not confirmed it. The platform keeps trying and tells you when it is open.',
  },
  empty: { ar: 'لا أوقاف بنظارتك بعد', en: 'You run no waqfs yet' },
  emptyText: {
    ar: 'يظهر الوقف هنا عندما يعتمده واقفه وأنت ناظره في صك النظارة.',
    en: 'A waqf appears here once its founder approves it with you as the nazir of the deed.',
  },
});

// Comes after the first paint of the dashboard: the first load stays what it was.
const RecentTransactions = lazy(() =>
  import('@waqf/feature-finances/recent').then((module) => ({ default: module.RecentTransactions })),
);

const shownRows = 8;

/** What the nazir runs: figures of the ledger, then the waqfs. */
export function DashboardScreen() {
  return <DashboardFrame>{(data) => <Dashboard {...data} />}</DashboardFrame>;
}

function Dashboard({ stats, waqfs }: DashboardData) {
  const t = useMessages(messages);
  const withoutAccount = waqfs.filter((waqf) => waqf.status === 'approved' && !waqf.hasMainAccount).length;
  return (
    <>
      <DashboardHead
        sentence={t('state', { count: stats.totalWaqfs })}
        actions={
          <Button variant="primary" href="/transactions?add=income" icon={<Icon.Plus size={18} />}>
            {t('add')}
          </Button>
        }
      />
      {withoutAccount > 0 ? (
        <Alert tone="warning" title={t('noAccount', { count: withoutAccount })}>
          {t('noAccountText')}
        </Alert>
      ) : null}
      <MoneyPanel
        label={t('total')}
        amount={<Amount value={stats.totalBalance} unit />}
        total={stats.totalBalance}
        note={t('totalNote')}
      />
      <StatStrip
        items={[
          {
            label: t('waqfs'),
            icon: <Icon.Waqf size={18} />,
            value: stats.totalWaqfs,
            note: t('active', { count: stats.activeWaqfs }),
          },
          {
            label: t('revenue'),
            icon: <Icon.In size={18} />,
            value: <Amount value={stats.totalRevenue} />,
            note: t('riyal'),
          },
          {
            label: t('expenses'),
            icon: <Icon.Out size={18} />,
            value: <Amount value={stats.totalExpenses} />,
            note: t('riyal'),
          },
          { label: t('monthly'), icon: <Icon.Exchange size={18} />, value: stats.monthlyTransactions },
        ]}
      />
      {waqfs.length === 0 ? (
        <EmptyState icon={<Icon.Waqf size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : (
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
          <Suspense fallback={<ListSkeleton rows={5} />}>
            <RecentTransactions />
          </Suspense>
        </Grid>
      )}
    </>
  );
}
