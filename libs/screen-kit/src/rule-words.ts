import type { Rule } from '@waqf/contracts/distributions';
import { displayAmount, parseAmount } from '@waqf/money';
import { useMessages, type Translate } from '@waqf/platform-web';
import { useMemo } from 'react';
import { ruleMessages } from './rule.messages';

type Words = Translate<typeof ruleMessages>;

export interface RuleWords {
  title: string;
  /** What the rule takes, of what amount, and for whom. */
  text: string;
  /** A short form for the end of a row: `10%`. */
  figure: string;
}

const written = (amount: string): string => displayAmount(parseAmount(amount));

function figureOf({ kind, basis, percent, amount }: Rule, t: Words): string {
  if (percent !== null) return t('of', { percent, basis: t.of('basis.', basis) });
  if (amount !== null) return t('amount', { amount: written(amount) });
  return t(kind === 'maintenance' ? 'spent' : 'allLeft');
}

function shortFigure({ kind, percent, amount }: Rule, t: Words): string {
  if (percent !== null) return `${percent}%`;
  if (amount !== null) return written(amount);
  return t(kind === 'maintenance' ? 'figureSpent' : 'figureLeft');
}

function forWhom({ kind, to, split }: Rule, figure: string, t: Words, nameOf: (id: string) => string | undefined) {
  if (kind === 'maintenance' || kind === 'reserve' || kind === 'nazir_fee') return figure;
  if (to?.beneficiaryId !== undefined) return t('forWhom', { figure, to: nameOf(to.beneficiaryId) ?? t('toPerson') });
  const named = to?.class === undefined ? t('toEverybody') : t('toClass', { name: to.class });
  return t('divided', { text: t('forWhom', { figure, to: named }), split: t.of('split.', split) });
}

/**
 * A rule in words in the page's language.
 * @param nameOf full name by beneficiary id; undefined when unknown
 */
function ruleWords(rule: Rule, t: Words, nameOf: (id: string) => string | undefined): RuleWords {
  const parts = [
    forWhom(rule, figureOf(rule, t), t, nameOf),
    rule.cap === null ? '' : t('cap', { amount: written(rule.cap) }),
    rule.floor === null ? '' : t('floor', { amount: written(rule.floor) }),
    rule.tier === null ? '' : t('tier', { tier: rule.tier }),
  ];
  return {
    title: t.of('kind.', rule.kind),
    text: parts.filter((part) => part !== '').join(' · '),
    figure: shortFigure(rule, t),
  };
}

/** `ruleWords` in the page's language; the names are taken from `people`. */
export function useRuleWords(people: readonly { id: string; fullName: string }[]): (rule: Rule) => RuleWords {
  const t = useMessages(ruleMessages);
  return useMemo(() => {
    const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
    return (rule) => ruleWords(rule, t, (id) => names.get(id));
  }, [people, t]);
}
