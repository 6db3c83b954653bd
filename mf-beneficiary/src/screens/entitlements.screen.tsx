import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DisputeKind, Entitlement } from '@waqf/contracts/beneficiaries';
import { LoadFailure, useNoticeRefresh } from '@waqf/screen-kit';
import { EmptyState, Icon, ListSkeleton, PageHead, Stack, Surface } from '@waqf/ui/core';
import { getEntitlements } from '../api/entitlements';
import { chosenWard } from '../api/wards';
import { DisputeDialog } from '../components/dispute-dialog';
import { EntitlementCard } from '../components/entitlement-card';
import { WardBanner } from '../components/ward-banner';
import { entitlementTexts } from './entitlements.messages';
import { usePortalMessages } from '../components/portal-messages';

/**
 * `/beneficiary/entitlements`: the waqfs that name the user or the chosen minor, and how to dispute it or to leave.
 */
export function EntitlementsScreen() {
  const t = usePortalMessages(entitlementTexts);
  const query = useQuery(getEntitlements());
  useNoticeRefresh('/api/beneficiary/entitlements');
  const [asked, setAsked] = useState<{ entitlement: Entitlement; kind: DisputeKind } | null>(null);
  const rows = query.data?.entitlements ?? [];
  return (
    <>
      <WardBanner />
      <PageHead
        back={{ label: t('back'), href: chosenWard() === null ? '/beneficiary/profile' : '/beneficiary/dashboard' }}
        title={t('title')}
        state={t('state')}
      />
      {query.isPending ? <ListSkeleton rows={3} /> : null}
      {query.isError ? (
        <LoadFailure
          title={t('failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.data && rows.length === 0 ? (
        <Surface>
          <EmptyState bare icon={<Icon.Waqf size={28} />} title={t('empty')} text={t('emptyText')} />
        </Surface>
      ) : null}
      <Stack>
        {rows.map((row) => (
          <EntitlementCard
            key={row.beneficiaryId}
            entitlement={row}
            onAsk={(kind) => setAsked({ entitlement: row, kind })}
          />
        ))}
      </Stack>
      {asked ? <DisputeDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
