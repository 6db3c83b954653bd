import { lookUp } from '@waqf/contracts';
import type { Rule } from '@waqf/contracts/distributions';
import { useMessages } from '@waqf/platform-web';
import { classNames, Icon, IconTile, Ltr, NumberMark, StatusTag, type Tone } from '@waqf/ui/core';
import { rulesMessages } from '../messages/rules.messages';
import type { RuleChange } from '../model/rule-changes';
import type { RuleWords } from '@waqf/screen-kit';
import { ClauseQuote } from './clause-quote';
import * as css from './rules.module.css';

const kindIcon = {
  maintenance: <Icon.Building />,
  reserve: <Icon.Lock />,
  nazir_fee: <Icon.Person />,
  fixed: <Icon.Banknote />,
  percent: <Icon.HandCoins />,
  class: <Icon.People />,
  residual: <Icon.Scale />,
} as const;
const changeTone: Record<RuleChange['change'], Tone> = { same: 'neutral', changed: 'warning', added: 'success' };

export interface RuleRowsProps {
  waqfId: string;
  rules: readonly RuleChange[];
  /** Rules in force that the proposal leaves out. */
  removed?: readonly Rule[];
  wordsOf: (rule: Rule) => RuleWords;
  /** True to show beside each rule whether it is new. */
  compared?: boolean;
}

/** Rules in their order, each beside the founder's words and their place in the deed. */
export function RuleRows({ waqfId, rules, removed = [], wordsOf, compared = false }: RuleRowsProps) {
  const t = useMessages(rulesMessages);
  return (
    <ol>
      {rules.map(({ rule, change, before }, index) => (
        <li key={index} className={css.pair}>
          <RuleCell
            rule={rule}
            words={wordsOf(rule)}
            number={index + 1}
            tag={compared ? <StatusTag tone={changeTone[change]}>{t(`change.${change}`)}</StatusTag> : null}
            note={before ? t('was', { text: wordsOf(before).text }) : null}
          />
          <div className={classNames(css.clause, rule.clause === null && css.bare)}>
            {rule.clause === null ? null : <NumberMark value={index + 1} tone="gold" />}
            <ClauseQuote waqfId={waqfId} clause={rule.clause} />
          </div>
        </li>
      ))}
      {removed.map((rule, index) => (
        <li key={`removed-${index}`} className={css.pair}>
          <RuleCell
            rule={rule}
            words={wordsOf(rule)}
            number={null}
            tag={<StatusTag tone="error">{t('removed')}</StatusTag>}
            note={null}
          />
          <div className={classNames(css.clause, rule.clause === null && css.bare)}>
            <ClauseQuote waqfId={waqfId} clause={rule.clause} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface RuleCellProps {
  rule: Rule;
  words: RuleWords;
  /** Its number in the order; null for a rule that is left out. */
  number: number | null;
  tag: React.ReactNode;
  note: string | null;
}

function RuleCell({ rule, words, number, tag, note }: RuleCellProps) {
  return (
    <div className={css.rule}>
      <IconTile icon={lookUp(kindIcon, rule.kind) ?? <Icon.Scale />} tone={number === null ? 'neutral' : 'success'} />
      <div className={css.words}>
        <span className={css.name}>
          <span className={number === null ? css.gone : undefined}>
            {number === null ? words.title : `${number}. ${words.title}`}
          </span>
          {tag}
        </span>
        <span className={css.text}>{words.text}</span>
        {note ? <span className={css.text}>{note}</span> : null}
      </div>
      <span className={css.figure}>{/\d/.test(words.figure) ? <Ltr>{words.figure}</Ltr> : words.figure}</span>
    </div>
  );
}
