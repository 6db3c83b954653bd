import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { RulesAnswer, RulesProposal } from '@waqf/contracts/distributions';
import type { WaqfView } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { MoneyFailure, waqfQuery } from '@waqf/screen-kit';
import { Button, EmptyState, Icon, PageHead, PageSkeleton, Segmented, Surface } from '@waqf/ui/core';
import { Field } from '@waqf/ui/field';
import { proposalQuery, rulesQuery } from '../api/get-rules';
import { ProposalForm } from '../components/proposal-form';
import { proposalMessages } from '../messages/proposal.messages';
import { ruleValuesOf } from '../model/rules-form';

/** `/waqf/:waqfId/rules/propose`: starts from the deed's conditions, or from the rules in force (`?from=inForce`). */
export function ProposeRulesScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  const rules = useQuery(rulesQuery(waqfId));
  const proposal = useQuery({ ...proposalQuery(waqfId), enabled: rules.data?.may.propose === true });
  const failed = [waqf, rules, proposal].find(({ isError }) => isError);
  if (failed)
    return <MoneyFailure error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
  if (!waqf.data || !rules.data) return <PageSkeleton />;
  if (!rules.data.may.propose) return <ProposalUnavailable waqf={waqf.data.waqf} rules={rules.data} />;
  if (!proposal.data) return <PageSkeleton />;
  return <Proposal view={waqf.data} rules={rules.data} proposal={proposal.data} />;
}

interface ProposalProps {
  view: WaqfView;
  rules: RulesAnswer;
  proposal: RulesProposal;
}

function Proposal({ view, rules, proposal }: ProposalProps) {
  const t = useMessages(proposalMessages);
  const [params, setParams] = useSearchParams();
  const waqfId = view.waqf.id;
  const from = params.get('from') ?? (rules.version === 0 ? 'deed' : 'inForce');
  const first = {
    rules: (from === 'deed' ? proposal : rules).rules.map(ruleValuesOf),
    effectiveFrom: riyadhDay(new Date()),
    replaces: rules.version,
  };
  return (
    <>
      <PageHead
        back={{ label: t('back'), href: `/waqf/${waqfId}/rules` }}
        title={t('title')}
        state={
          <span>
            <bdi>{view.waqf.name}</bdi>. {t('state')}
          </span>
        }
      />
      <Field group label={t('start')}>
        <Segmented
          label={t('start')}
          value={from === 'deed' ? 'deed' : 'inForce'}
          onChange={(next) => setParams({ from: next }, { replace: true })}
          options={[
            { value: 'deed', label: t('start.deed') },
            { value: 'inForce', label: t(rules.version === 0 ? 'start.byShares' : 'start.inForce') },
          ]}
        />
      </Field>
      <ProposalForm
        key={from}
        view={view}
        rules={rules}
        proposal={proposal}
        first={first}
        draftKey={`rules.${waqfId}.${from}`}
      />
    </>
  );
}

/** Shown to a user who may not propose rules, or while a proposal is already waiting. */
function ProposalUnavailable({ waqf, rules }: { waqf: WaqfView['waqf']; rules: RulesAnswer }) {
  const t = useMessages(proposalMessages);
  return (
    <>
      <PageHead
        back={{ label: t('back'), href: `/waqf/${waqf.id}/rules` }}
        title={t('title')}
        state={<bdi>{waqf.name}</bdi>}
      />
      <Surface>
        <EmptyState
          bare
          icon={<Icon.Scale size={28} />}
          title={t('notNow')}
          text={rules.proposed ? t('openAlready') : undefined}
          action={
            <Button variant="primary" href={`/waqf/${waqf.id}/rules`}>
              {t('toRules')}
            </Button>
          }
        />
      </Surface>
    </>
  );
}
