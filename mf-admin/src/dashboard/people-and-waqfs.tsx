import type { AdminDashboard } from '@waqf/contracts/reporting';
import { useMessages } from '@waqf/platform-web';
import { Card, Grid, Icon, MoreLink } from '@waqf/ui/core';
import { ShareBar } from '../components/share-bar';
import { messages } from '../screens/admin-dashboard.messages';
import * as css from '../screens/admin-dashboard.module.css';

/** How many people have each role, and how many waqfs are in each state. */
export function PeopleAndWaqfs({ data }: { data: AdminDashboard }) {
  const t = useMessages(messages);
  return (
    <Grid columns="1:1">
      <Card title={t('byRole')} note={t('byRoleNote')}>
        <ShareBar
          parts={[
            { label: t('beneficiary'), value: data.beneficiaryUsers },
            { label: t('waqif'), value: data.waqifUsers },
            { label: t('nazir'), value: data.nazirUsers },
            { label: t('admin'), value: data.adminUsers },
          ]}
        />
      </Card>
      <WaqfStates data={data} />
    </Grid>
  );
}

function WaqfStates({ data }: { data: AdminDashboard }) {
  const t = useMessages(messages);
  return (
    <Card
      title={t('waqfState')}
      extra={
        <MoreLink href="/waqf" icon={<Icon.Next size={16} />}>
          {t('all')}
        </MoreLink>
      }
    >
      <ShareBar
        parts={[
          { label: t('approved'), value: data.approvedWaqfs },
          { label: t('pending'), value: data.pendingWaqfs },
          { label: t('draft'), value: data.totalWaqfs - data.approvedWaqfs - data.pendingWaqfs },
        ]}
      />
      <p className={css.foot}>
        {t('unread')} <b>{data.unreadNotifications}</b>
      </p>
    </Card>
  );
}
