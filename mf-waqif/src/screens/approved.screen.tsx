import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useWaqfEvents, WaqfFailure } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Grid, Icon, MoreLink, PageSkeleton, Row } from '@waqf/ui/core';
import { waqfQuery } from '@waqf/screen-kit';
import { ApprovedAccount, ApprovedHero, ApprovedNazir, NextSteps } from '../approved/approved-parts';
import { approvedMessages } from '../approved/approved.messages';

/**
 * `/waqf/{id}/approved`: what the approval has done, and what comes next. The account and the nazir's answer appear
 * live.
 */
export function ApprovedScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  if (waqf.data.waqf.status !== 'approved') return <Navigate to={`/waqf/${waqfId}/approve`} replace />;
  return <Approved view={waqf.data} />;
}

function Approved({ view }: { view: WaqfView }) {
  const t = useMessages(approvedMessages);
  return (
    <>
      <ApprovedHero view={view} />
      <Grid columns="1:1">
        <ApprovedAccount view={view} />
        <ApprovedNazir view={view} />
      </Grid>
      <NextSteps view={view} />
      <Row justify="center">
        <MoreLink href={`/waqf/${view.waqf.id}/details`} icon={<Icon.Next size={16} />}>
          {t('open')}
        </MoreLink>
      </Row>
    </>
  );
}
