import { useQuery } from '@tanstack/react-query';
import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { defineMessages, errorMessage, errorReference, useLanguage, useMessages, useSession } from '@waqf/platform-web';
import {
  Amount,
  Card,
  DualDate,
  EmptyState,
  ErrorState,
  Grid,
  Icon,
  IconTile,
  List,
  ListRow,
  Ltr,
  MoneyPanel,
  PageHead,
  PageSkeleton,
  StatStrip,
} from '@waqf/ui/core';
import { getBeneficiaryDashboard } from '../api/get-beneficiary-dashboard';

const messages = defineMessages({
  hello: { ar: 'أهلًا {name}', en: 'Welcome, {name}' },
  'state.none': { ar: 'لم تُسجَّل مستفيدًا في وقف بعد.', en: 'You are not a beneficiary of any waqf yet.' },
  'state.some': {
    ar: {
      zero: '',
      one: 'تستفيد من وقف واحد.',
      two: 'تستفيد من وقفين.',
      few: 'تستفيد من {count} أوقاف.',
      many: 'تستفيد من {count} وقفًا.',
      other: 'تستفيد من {count} وقف.',
    },
    en: { one: 'You benefit from one waqf.', other: 'You benefit from {count} waqfs.' },
  },
  wallet: { ar: 'محفظتك', en: 'Your wallet' },
  came: { ar: 'وصلك هذا الشهر', en: 'Received this month' },
  month: { ar: 'هذا الشهر', en: 'This month' },
  lastMonth: { ar: 'الشهر الماضي', en: 'Last month' },
  change: { ar: '{percent}% عن الشهر الماضي', en: '{percent}% against last month' },
  noChange: { ar: 'لا مقارنة مع الشهر الماضي', en: 'Nothing to compare with' },
  waqfs: { ar: 'أوقاف تستفيد منها', en: 'Waqfs you benefit from' },
  accounts: { ar: 'حساباتك البنكية', en: 'Your bank accounts' },
  riyal: { ar: 'ريال', en: 'SAR' },
  shares: { ar: 'أنصبتك من الأوقاف', en: 'Your shares' },
  share: { ar: 'نصيبك {percent}%', en: 'Your share {percent}%' },
  sharesEmpty: { ar: 'لا أنصبة بعد', en: 'No shares yet' },
  sharesEmptyText: {
    ar: 'يظهر نصيبك هنا عندما يضيفك ناظر الوقف مستفيدًا.',
    en: 'Your share appears here once the nazir of a waqf adds you.',
  },
  accountsEmpty: { ar: 'لا حساب بعد', en: 'No account yet' },
  accountsEmptyText: {
    ar: 'يُفتح لك حساب فرعي تلقائيًا عند إضافتك إلى وقف له حساب رئيسي.',
    en: 'A sub-account is opened for you when you join a waqf that has a main account.',
  },
  payments: { ar: 'آخر الدفعات', en: 'Latest payments' },
  paymentsEmpty: { ar: 'لا دفعات بعد', en: 'No payments yet' },
  paymentsEmptyText: { ar: 'تظهر هنا الدفعات التي تصلك من الأوقاف.', en: 'Payments that reach you appear here.' },
  completed: { ar: 'مكتملة', en: 'Completed' },
  pending: { ar: 'معلقة', en: 'Pending' },
  failed: { ar: 'تعذر تحميل اللوحة المالية', en: 'The financial dashboard could not be loaded' },
});

/** What the beneficiary has, from which waqf, and what came. */
export function BeneficiaryDashboardScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { user } = useSession();
  const { data, error, isPending, refetch, isFetching } = useQuery(getBeneficiaryDashboard());
  if (isPending) return <PageSkeleton />;
  if (error) {
    return (
      <ErrorState
        title={t('failed')}
        text={errorMessage(error, language)}
        reference={errorReference(error) ?? undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const { dashboard } = data;
  const count = dashboard.waqfAllocations.length;
  return (
    <>
      <PageHead
        title={t('hello', { name: user.fullName.trim().split(/\s+/)[0] ?? '' })}
        state={
          <span>
            <DualDate iso={new Date().toISOString()} />. {count > 0 ? t('state.some', { count }) : t('state.none')}
          </span>
        }
      />
      <MoneyPanel
        label={t('wallet')}
        amount={<Amount value={dashboard.totalBalance} unit />}
        total={dashboard.totalBalance}
        note={
          <span>
            {t('came')} <Amount value={dashboard.monthlyIncome} unit />
          </span>
        }
      />
      <Figures dashboard={dashboard} />
      <Grid columns="3:2">
        <Shares dashboard={dashboard} />
        <Accounts dashboard={dashboard} />
      </Grid>
      <Payments dashboard={dashboard} />
    </>
  );
}

interface PartProps {
  dashboard: BeneficiaryDashboard;
}

function Figures({ dashboard }: PartProps) {
  const t = useMessages(messages);
  const { monthlyStats } = dashboard;
  const change = monthlyStats.percentageChange;
  return (
    <StatStrip
      items={[
        {
          label: t('month'),
          icon: <Icon.In size={18} />,
          value: <Amount value={monthlyStats.thisMonth} />,
          note: change === null ? t('noChange') : t('change', { percent: change }),
        },
        {
          label: t('lastMonth'),
          icon: <Icon.Calendar size={18} />,
          value: <Amount value={monthlyStats.lastMonth} />,
          note: t('riyal'),
        },
        { label: t('waqfs'), icon: <Icon.Waqf size={18} />, value: dashboard.waqfAllocations.length },
        { label: t('accounts'), icon: <Icon.Wallet size={18} />, value: dashboard.bankAccounts.length },
      ]}
    />
  );
}

function Shares({ dashboard }: PartProps) {
  const t = useMessages(messages);
  return (
    <Card title={t('shares')}>
      {dashboard.waqfAllocations.length === 0 ? (
        <EmptyState bare icon={<Icon.HandCoins size={28} />} title={t('sharesEmpty')} text={t('sharesEmptyText')} />
      ) : (
        <List label={t('shares')}>
          {dashboard.waqfAllocations.map((share) => (
            <ListRow
              key={share.waqfId}
              lead={<IconTile icon={<Icon.Waqf />} tone="success" />}
              title={share.waqfName}
              text={t('share', { percent: share.percentage })}
              value={<Amount value={share.monthlyAmount} unit />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

function Accounts({ dashboard }: PartProps) {
  const t = useMessages(messages);
  return (
    <Card title={t('accounts')}>
      {dashboard.bankAccounts.length === 0 ? (
        <EmptyState bare icon={<Icon.Wallet size={28} />} title={t('accountsEmpty')} text={t('accountsEmptyText')} />
      ) : (
        <List label={t('accounts')}>
          {dashboard.bankAccounts.map((account) => (
            <ListRow
              key={account.id}
              lead={<IconTile icon={<Icon.Wallet />} tone="success" />}
              title={account.bankName}
              text={<Ltr>{account.accountNumber}</Ltr>}
              value={<Amount value={account.balance} unit />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

function Payments({ dashboard }: PartProps) {
  const t = useMessages(messages);
  return (
    <Card title={t('payments')}>
      {dashboard.recentTransactions.length === 0 ? (
        <EmptyState bare icon={<Icon.Banknote size={28} />} title={t('paymentsEmpty')} text={t('paymentsEmptyText')} />
      ) : (
        <List label={t('payments')}>
          {dashboard.recentTransactions.map((payment) => (
            <ListRow
              key={payment.id}
              lead={<IconTile icon={<Icon.In />} tone="success" />}
              title={payment.description}
              text={<DualDate iso={payment.date} />}
              value={<Amount value={payment.amount} signed />}
              end={t.of('', payment.status)}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
