import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Approval, DecisionElsewhere } from '@waqf/contracts/approvals';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, MoreRows, useMoneyEvents } from '@waqf/screen-kit';
import { Card, EmptyState, Icon, List, ListSkeleton, PageHead, StateSkeleton, Surface, usePhone } from '@waqf/ui/core';
import { decidedApprovalsQuery, waitingApprovalPages } from '../api/get-approvals';
import { DecisionRow } from '../components/decision-row';
import { Requests } from '../components/requests';
import { useLinkedRequest, useSearchOlder } from '../components/use-linked-request';
import { approvalMessages } from '../messages/approval.messages';
import { pageMessages } from '../messages/approvals-page.messages';

/**
 * `/approvals?request={id}`: requests waiting for me and for others, and decided ones; beside them the selected
 * request.
 */
export function ApprovalsScreen() {
  const t = useMessages(pageMessages);
  const waiting = useInfiniteQuery(waitingApprovalPages());
  const decided = useQuery(decidedApprovalsQuery());
  // The selected request is kept in the address, so that a link from another page opens it.
  const [search, setSearch] = useSearchParams();
  const chosenId = search.get('request');
  const detail = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  // On a phone the selected request is often higher than the screen: its beginning is shown.
  const choose = (id: string) => {
    setSearch({ request: id }, { replace: true, preventScrollReset: true });
    detail.current?.scrollIntoView?.({ block: phone ? 'start' : 'nearest' });
  };
  useMoneyEvents();
  const [first] = waiting.data?.pages ?? [];
  const rows = waiting.data?.pages.flatMap(({ approvals }) => approvals) ?? [];
  const mine = rows.filter(({ mayDecide }) => mayDecide);
  const isPending = waiting.isPending || decided.isPending;
  // One skeleton for all parts: a part below it would move when the others arrive.
  const { elsewhere = [], askedElsewhere: asked = [] } = (isPending ? undefined : first) ?? {};
  const groups = [
    { key: 'others', rows: rows.filter(({ mayDecide }) => !mayDecide) },
    { key: 'decided', rows: decided.data?.approvals ?? [] },
  ] as const;
  const all: Approval[] = [...mine, ...groups.flatMap((group) => group.rows)];
  // Above a phone's lists only what awaits the user opens by itself; on a wide screen the first one is beside it.
  const chosen = all.find(({ id }) => id === chosenId) ?? (phone ? mine[0] : all[0]);
  const failed = [waiting, decided].find(({ isLoadingError }) => isLoadingError);
  useSearchOlder(waiting, chosenId !== null && !all.some(({ id }) => id === chosenId));
  useLinkedRequest(chosenId, isPending ? undefined : chosen?.id, phone ? detail : undefined);
  return (
    <>
      <Head count={first && !isPending ? first.waitingCount + elsewhere.length : undefined} isPending={isPending} />
      {isPending ? <ListSkeleton rows={5} /> : null}
      {failed ? (
        <LoadFailure
          title={t('failed')}
          error={failed.error}
          onRetry={() => void Promise.all([waiting.refetch(), decided.refetch()])}
          retrying={waiting.isFetching || decided.isFetching}
        />
      ) : null}
      {waiting.data && decided.data && all.length + elsewhere.length + asked.length === 0 ? (
        <Surface>
          <EmptyState bare icon={<Icon.Checklist size={28} />} title={t('empty')} text={t('emptyText')} />
        </Surface>
      ) : null}
      <Elsewhere decisions={elsewhere} />
      {all.length > 0 && !isPending ? (
        <Requests
          mine={mine}
          count={first?.waitingCount}
          groups={groups}
          chosen={chosen}
          onChoose={choose}
          detail={detail}
        />
      ) : null}
      {isPending ? null : <MoreRows pages={waiting} label={t('older')} />}
      <Elsewhere decisions={asked} asked />
    </>
  );
}

/** The title, and how many requests await the user; `count` is undefined until that is known. */
function Head({ count, isPending }: { count: number | undefined; isPending: boolean }) {
  const t = useMessages(pageMessages);
  const state = count === undefined ? isPending ? <StateSkeleton /> : null : t('state', { count });
  return <PageHead title={t('title')} state={state} />;
}

function Elsewhere({ decisions, asked = false }: { decisions: readonly DecisionElsewhere[]; asked?: boolean }) {
  const t = useMessages(approvalMessages);
  if (decisions.length === 0) return null;
  const title = t(asked ? 'askedElsewhere' : 'elsewhere');
  return (
    <Card title={title} tone={asked ? 'plain' : 'gold'} padding="none">
      <List edge label={title}>
        {decisions.map((decision) => (
          <DecisionRow key={decision.key} decision={decision} asked={asked} />
        ))}
      </List>
    </Card>
  );
}
