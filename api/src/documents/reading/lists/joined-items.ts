import type { DeedText } from '../text/deed-text.js';
import { type ListField, partsJoinedByAnd } from '../lexicon/list-wording.js';
import type { Span } from '../tagger/tagger.js';

// Where a deed separates its items by commas, rows or numbers, what only و joins is one item: "بيع ما هرم وشراء غيره،
// واستئجار الرعاة، وتوزيع اللبن". The text is folded.

/** Whether only و, or within one cell nothing, stands between two items. */
function isLoose(deed: DeedText, before: Span, span: Span): boolean {
  const gap = deed.text.slice(before.end, span.start);
  return /^\s+و$/u.test(gap) || (/^ +$/u.test(gap) && deed.blockAt(before.start) === deed.blockAt(span.start));
}
/** "أ، ب وج": a last item after commas without و may be joined by it alone. */
const plainComma = /^\s*[،,]\s*$/u;

/** The spans, with those put together that only و joins while marks separate the others. */
export function rejoined(deed: DeedText, field: ListField, spans: readonly Span[]): Span[] {
  if (field === 'beneficiaries') return [...spans];
  const gaps = spans.slice(1).map((span, at) => deed.text.slice(spans[at]!.end, span.start));
  const loose = spans.slice(1).map((span, at) => isLoose(deed, spans[at]!, span));
  const strong = loose.filter((one) => !one).length;
  const plain = gaps.some((gap) => plainComma.test(gap));
  if (strong < 2 || strong <= loose.length - strong) return [...spans];
  return spans.reduce<Span[]>((found, span, at) => {
    const last = found.at(-1);
    const closesPlain = plain && at === spans.length - 1;
    if (last && loose[at - 1] && !closesPlain) last.end = span.end;
    else found.push({ ...span });
    return found;
  }, []);
}

/**
 * The receivers with those parted that only و joins at the end of the list, by their wording: "المرضى وطلبة العلم". The
 * tagger often takes them for one. Two single words alone, "الفقراء والمساكين", are one as often as two.
 */
export function parted(deed: DeedText, field: ListField, spans: readonly Span[]): Span[] {
  const last = spans.at(-1);
  if (field !== 'beneficiaries' || !last) return [...spans];
  const text = deed.text.slice(last.start, last.end);
  const parts = partsJoinedByAnd(field, text, spans.length > 1);
  const single = parts.filter(({ start, end }) => !/\S\s+\S/u.test(text.slice(start, end)));
  if (parts.length === 2 && spans.length === 1 && single.length > 0) return [...spans];
  return [
    ...spans.slice(0, -1),
    ...parts.map(({ start, end }) => ({ start: last.start + start, end: last.start + end })),
  ];
}
