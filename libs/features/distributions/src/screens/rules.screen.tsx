import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { RulesAnswer } from '@waqf/contracts/distributions';
import type { WaqfView } from '@waqf/contracts/endowments';
import { parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { MoneyFailure, useMoneyEvents, useRuleWords, waqfQuery } from '@waqf/screen-kit';
import { Alert, Button, DualDate, Icon, PageHead, PageSkeleton, Segmented } from '@waqf/ui/core';
import { rulesQuery } from '../api/get-rules';
import { RuleSetCard } from '../components/rule-set-card';
import { RulesDecision } from '../components/rules-decision';
import { RulesHistory, RuleSetState } from '../components/rules-history';
import { RulesPreview } from '../components/rules-preview';
import { previewMessages, rulesMessages } from '../messages/rules.messages';
import { ruleChanges } from '../model/rule-changes';
import { ruleInputsOf } from '../model/rule-input';

/** `/waqf/:waqfId/rules`: the founder's conditions as rules, the proposed rules, and a trial of both. */
export function RulesScreen() {
  const { waqfId = '' } = useParams();
  const waqf = useQuery(waqfQuery(waqfId));
  const rules = useQuery(rulesQuery(waqfId));
  useMoneyEvents(waqfId);
  const failed = [waqf, rules].find(({ isError }) => isError);
  if (failed)
    return <MoneyFailure error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
  if (!waqf.data || !rules.data) return <PageSkeleton />;
  return <Rules view={waqf.data} rules={rules.data} />;
}

function Rules({ view, rules }: { view: WaqfView; rules: RulesAnswer }) {
  const wordsOf = useRuleWords(view.beneficiaries);
  const { proposed } = rules;
  const waqfId = view.waqf.id;
  const changes = ruleChanges(rules.rules, proposed?.rules ?? []);
  const same = rules.rules.map((rule) => ({ rule, change: 'same' as const, before: null }));
  return (
    <>
      <RulesHead view={view} rules={rules} changes={changes} />
      <SelfApprovalNotice rules={rules} />
      {proposed ? <RuleSetCard waqfId={waqfId} set={proposed} {...changes} wordsOf={wordsOf} compared /> : null}
      <RuleSetCard waqfId={waqfId} set={rules} rules={same} wordsOf={wordsOf} />
      <RulesPreviewSection view={view} rules={rules} />
      <RulesHistory waqfId={waqfId} rules={rules} wordsOf={wordsOf} />
    </>
  );
}

interface RulesHeadProps {
  view: WaqfView;
  rules: RulesAnswer;
  changes: ReturnType<typeof ruleChanges>;
}

function RulesHead({ view, rules, changes }: RulesHeadProps) {
  const t = useMessages(rulesMessages);
  const { proposed, may, version } = rules;
  const { waqf } = view;
  const held = version === 0 ? t('stateByShares') : t('stateInForce', { version });
  return (
    <PageHead
      back={{ label: waqf.name, href: `/waqf/${waqf.id}/details` }}
      title={t('title')}
      state={
        <>
          {proposed ? <RuleSetState state={proposed.state} /> : null}{' '}
          {proposed ? t('stateProposed', { name: proposed.proposedBy ?? '—' }) : held}
        </>
      }
      actions={
        <>
          <Button icon={<Icon.File size={18} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          {may.propose ? (
            <Button variant="primary" href={`/waqf/${waqf.id}/rules/propose`} icon={<Icon.Edit size={18} />}>
              {t('propose')}
            </Button>
          ) : null}
          {proposed ? <RulesDecision waqf={waqf} proposed={proposed} changes={changes} may={may} /> : null}
        </>
      }
    />
  );
}

/** Tells a user who is both founder and nazir when they may approve their own proposal. */
function SelfApprovalNotice({ rules: { may } }: { rules: RulesAnswer }) {
  const t = useMessages(rulesMessages);
  if (may.approveFrom === null || may.approve) return null;
  return (
    <Alert tone="warning" title={t('aloneTitle')}>
      {t('aloneText')} <DualDate iso={may.approveFrom} withTime />
    </Alert>
  );
}

/** The trial starts with the proposal when there is one; a button switches to the rules in force. */
function RulesPreviewSection({ view, rules }: { view: WaqfView; rules: RulesAnswer }) {
  const t = useMessages(previewMessages);
  const { proposed } = rules;
  const [chosen, setChosen] = useState<'proposed' | 'inForce'>('proposed');
  return (
    <RulesPreview
      waqfId={view.waqf.id}
      balance={parseAmount(view.waqf.balance)}
      rules={proposed && chosen === 'proposed' ? ruleInputsOf(proposed.rules) : null}
      missing={t('unknown')}
      choice={
        proposed ? (
          <Segmented
            label={t('which')}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: 'proposed', label: t('which.proposed') },
              { value: 'inForce', label: t('which.inForce') },
            ]}
          />
        ) : null
      }
    />
  );
}
