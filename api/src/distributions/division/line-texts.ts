import { type Distribution, exactOf, type Line } from '../domain/distribute.js';
import { memoise } from '../domain/memoise.js';
import type { Because } from '../domain/run.js';
import { type Trace, traceOf } from '../domain/trace.js';
import { lineBecause } from '../presenter.js';
import type { LineTexts } from './line-rows.js';

/**
 * Returns the texts of a distribution's lines. Even among 100,000 people, few explanations differ: lines with the same
 * steps (one list, see `SharedLists`) and the same amount differ only in rank, so the other texts are made once.
 */
export function lineTextsOf(whole: Pick<Distribution, 'pool' | 'remainder'>): (line: Line) => LineTexts {
  const texts = memoise((steps: Line['steps']) =>
    memoise((considered: Line['considered']) =>
      memoise((amount: Line['amount']) => {
        const line = { beneficiaryId: '', steps, considered, amount, exact: exactOf(steps), roundingRank: null };
        return textsOf(lineBecause(line), traceOf(line, whole));
      }),
    ),
  );
  return ({ steps, considered, amount }) => texts(steps)(considered)(amount);
}

/** Marks the rank in a trace's JSON; no text contains it, because quotation marks in texts are escaped. */
const rankName = '"rank":';

/** The texts of a line; they do not depend on the rank in the given trace. */
export function textsOf(because: Because, trace: Trace): LineTexts {
  const unranked = JSON.stringify({ ...trace, rounding: { ...trace.rounding, rank: null } });
  const rankAt = unranked.indexOf(`${rankName}null`) + rankName.length;
  const [before, after] = [unranked.slice(0, rankAt), unranked.slice(rankAt + 'null'.length)];
  const utf8 = new TextEncoder();
  return {
    exact: trace.exact,
    sentence: because.ar,
    columns: {
      exact: utf8.encode(trace.exact),
      because: utf8.encode(JSON.stringify(because)),
      trace: [utf8.encode(before), utf8.encode(after)],
    },
  };
}
