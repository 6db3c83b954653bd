import { useState } from 'react';
import { labelOf, lookUp } from '@waqf/contracts';
import {
  type Rule,
  type RulesAnswer,
  type RuleSet,
  type RuleSetState as State,
  ruleSetStateLabels,
} from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, Card, Dialog, DualDate, List, ListRow, NumberMark, StatusTag, type Tone } from '@waqf/ui/core';
import { rulesMessages } from '../messages/rules.messages';
import { ruleChanges } from '../model/rule-changes';
import type { RuleWords } from '@waqf/screen-kit';
import { RuleRows } from './rule-rows';
import * as css from './rules.module.css';

const stateTone: Record<State, Tone> = {
  proposed: 'gold',
  in_force: 'success',
  superseded: 'neutral',
  rejected: 'error',
  withdrawn: 'neutral',
};

export function RuleSetState({ state }: { state: RuleSet['state'] }) {
  const { language } = useLanguage();
  return (
    <StatusTag tone={lookUp(stateTone, state) ?? 'neutral'}>{labelOf(ruleSetStateLabels, state, language)}</StatusTag>
  );
}

export interface RulesHistoryProps {
  waqfId: string;
  rules: RulesAnswer;
  wordsOf: (rule: Rule) => RuleWords;
}

/** Every version, newest first: who proposed it, who decided it, and how it differs from the one in force. */
export function RulesHistory({ waqfId, rules, wordsOf }: RulesHistoryProps) {
  const t = useMessages(rulesMessages);
  const [shown, setShown] = useState<RuleSet | null>(null);
  return (
    <Card title={t('history')} note={t('historyNote')} padding="none">
      {rules.versions.length === 0 ? (
        <p className={css.rule}>{t('historyEmpty')}</p>
      ) : (
        <List edge label={t('history')}>
          {rules.versions.map((set) => (
            <ListRow
              key={set.version}
              lead={<NumberMark value={set.version} tone={lookUp(stateTone, set.state) ?? 'neutral'} />}
              title={<VersionTitle set={set} />}
              text={<VersionMoment set={set} />}
              value={<RuleSetState state={set.state} />}
              end={
                <Button size="small" variant="text" onClick={() => setShown(set)}>
                  {t(set.version === rules.version ? 'showVersion' : 'compare')}
                </Button>
              }
            />
          ))}
        </List>
      )}
      {shown ? (
        <Dialog open onClose={() => setShown(null)} title={t('version', { version: shown.version })} width={960}>
          <RuleRows
            waqfId={waqfId}
            {...ruleChanges(rules.rules, shown.rules)}
            wordsOf={wordsOf}
            compared={shown.version !== rules.version}
          />
        </Dialog>
      ) : null}
    </Card>
  );
}

function VersionTitle({ set }: { set: RuleSet }) {
  const t = useMessages(rulesMessages);
  const { state, decidedBy, proposedBy } = set;
  return `${t.of('decided.', decidedBy === null ? 'proposed' : state)} ${decidedBy ?? proposedBy ?? ''}`;
}

function VersionMoment({ set: { proposedAt, decidedAt, proposedBy, decidedBy, reason } }: { set: RuleSet }) {
  const t = useMessages(rulesMessages);
  const moment = decidedAt ?? proposedAt;
  return (
    <span className={css.line}>
      {moment === null ? null : <DualDate iso={moment} />}
      {decidedBy !== null && proposedBy !== null ? <span>{t('proposedBy', { name: proposedBy })}</span> : null}
      {reason === null ? null : <span>{t('reason', { reason })}</span>}
    </span>
  );
}
