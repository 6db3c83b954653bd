import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  proposeRules,
  ruleInput,
  type ProposeRules,
  type RulesAnswer,
  type RulesProposal,
} from '@waqf/contracts/distributions';
import type { WaqfView } from '@waqf/contracts/endowments';
import { parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Icon, Surface } from '@waqf/ui/core';
import { DateInput, Field, Form, useDraft } from '@waqf/ui/form';
import { useProposeRules } from '../api/decide-rules';
import { proposalMessages } from '../messages/proposal.messages';
import { previewMessages } from '../messages/rules.messages';
import {
  lacksPerson,
  newRule,
  ruleInputOfValues,
  rulesInputOf,
  type RulesValues,
  type RuleValues,
} from '../model/rules-form';
import { ConditionsCard } from './conditions-card';
import { RuleFields } from './rule-fields';
import { ReplacedMeanwhile } from './replaced-meanwhile';
import { RulesPreview } from './rules-preview';
import * as css from './proposal.module.css';

export interface ProposalFormProps {
  view: WaqfView;
  rules: RulesAnswer;
  proposal: RulesProposal;
  first: RulesValues;
  /** The key of the draft that is kept in the browser tab. */
  draftKey: string;
}

/** The rules as fields beside the deed's conditions, and below them how they would divide an amount. */
export function ProposalForm({ view, rules: inForce, proposal, first, draftKey }: ProposalFormProps) {
  const t = useMessages(proposalMessages);
  const preview = useMessages(previewMessages);
  const waqfId = view.waqf.id;
  const navigate = useNavigate();
  const attempt = useAttempt();
  const propose = useProposeRules(waqfId);
  const form = useContractForm({
    schema: proposeRules,
    values: first,
    draft: useDraft(draftKey, first),
    inputOf: rulesInputOf,
    faultsOf: (values) =>
      Object.fromEntries(
        values.rules.flatMap((rule, index) => (lacksPerson(rule) ? [[`rules.${index}.to`, t('choosePerson')]] : [])),
      ),
  });
  const send = async (input: ProposeRules) => {
    if (propose.isPending) return;
    const sent = await attempt(() => propose.mutateAsync(input), {
      done: { title: t('sent'), text: t('sentText') },
      failed: t('failed'),
      form,
    });
    if (!sent) return;
    form.reset();
    void navigate(`/waqf/${waqfId}/rules`);
  };
  const { rules, effectiveFrom, replaces } = form.values;
  const tried = rules.map(ruleInputOfValues);
  const isWhole =
    tried.length > 0 && tried.every((rule) => ruleInput.safeParse(rule).success) && !rules.some(lacksPerson);
  return (
    <>
      <div className={css.layout}>
        <Form onSubmit={() => form.submit(send)} errorsAt={form.errorsAt}>
          <RuleList
            rules={rules}
            onChange={(next) => form.set({ rules: next })}
            error={form.error}
            proposal={proposal}
          />
          {replaces === inForce.version ? null : (
            <ReplacedMeanwhile
              view={view}
              rules={inForce}
              onKeep={() => form.set({ replaces: inForce.version })}
              onStartOver={() => form.reset(first)}
            />
          )}
          <ProposalFoot waqfId={waqfId} isSending={propose.isPending}>
            <Field label={t('effectiveFrom')} required error={form.error('effectiveFrom')}>
              <DateInput value={effectiveFrom} onChange={(day) => form.set({ effectiveFrom: day })} />
            </Field>
          </ProposalFoot>
        </Form>
        <ConditionsCard waqfId={waqfId} proposal={proposal} />
      </div>
      <RulesPreview
        waqfId={waqfId}
        balance={parseAmount(view.waqf.balance)}
        rules={isWhole ? tried : undefined}
        missing={preview('incomplete')}
      />
    </>
  );
}

interface ProposalFootProps {
  waqfId: string;
  isSending: boolean;
  children: ReactNode;
}

function ProposalFoot({ waqfId, isSending, children }: ProposalFootProps) {
  const t = useMessages(proposalMessages);
  return (
    <Surface>
      <div className={css.foot}>
        {children}
        <Button type="submit" variant="primary" size="large" loading={isSending}>
          {t('send')}
        </Button>
        <Button size="large" href={`/waqf/${waqfId}/rules`} disabled={isSending}>
          {t('cancel')}
        </Button>
      </div>
    </Surface>
  );
}

interface RuleListProps {
  rules: readonly RuleValues[];
  onChange: (rules: RuleValues[]) => void;
  error: (name: string) => string | undefined;
  proposal: RulesProposal;
}

function RuleList({ rules, onChange, error, proposal }: RuleListProps) {
  const t = useMessages(proposalMessages);
  const all = error('rules');
  return (
    <div className={css.rules}>
      {rules.map((values, index) => (
        <RuleFields
          key={values.key}
          number={index + 1}
          values={values}
          proposal={proposal}
          errorOf={(field) => error(field === '' ? `rules.${index}` : `rules.${index}.${field}`)}
          onChange={(next) => onChange(rules.map((rule) => (rule.key === values.key ? next : rule)))}
          onRemove={() => onChange(rules.filter(({ key }) => key !== values.key))}
        />
      ))}
      {all ? <p className={css.error}>{all}</p> : null}
      <Button icon={<Icon.Plus size={18} />} onClick={() => onChange([...rules, newRule()])}>
        {t('add')}
      </Button>
    </div>
  );
}
