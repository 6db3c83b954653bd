import { comparable, similarity } from '../../dist/documents/reading/text/arabic.js';

/* Finds the values of a deed's truth among its tokens: the training labels of the tagger. */

export const fieldsOfTags = {
  property_deed: ['propertyNumber', 'city', 'district', 'area', 'ownerName', 'issueDate'],
  waqf_deed: ['waqfName', 'purpose', 'conditions', 'beneficiaries'],
  nazir_deed: ['nazirName', 'nazirId', 'authorities', 'appointmentDate'],
};
const lists = new Set(['conditions', 'beneficiaries', 'authorities']);
const oneOnly = new Set(['city', 'district', 'purpose']);

/** Spans `[first, last]` of tokens whose text is the value. */
function occurrences(tokens, value) {
  const wanted = comparable(String(value)).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const found = [];
  for (let at = 0; at + wanted.length <= tokens.length; at += 1) {
    const first = tokens[at].text;
    const same =
      first === wanted[0] ||
      (first.endsWith(wanted[0]) && first.length - wanted[0].length <= 2) ||
      (wanted[0].startsWith('ال') && first.replace(/^[وف]?لل/u, 'ال') === wanted[0]);
    if (same && wanted.every((word, index) => index === 0 || tokens[at + index].text === word))
      found.push([at, at + wanted.length - 1]);
  }
  if (found.length > 0) return found;
  // An approximate match, for letters that the text layer moved.
  const text = wanted.join(' ');
  let best = [0.86, null];
  for (let at = 0; at < tokens.length; at += 1)
    for (const length of [wanted.length, wanted.length - 1, wanted.length + 1, wanted.length + 2]) {
      if (length < 1 || at + length > tokens.length) continue;
      const words = tokens
        .slice(at, at + length)
        .map((token) => token.text)
        .join(' ');
      if (Math.abs(words.length - text.length) > 5) continue;
      const alike = similarity(words, text);
      if (alike > best[0]) best = [alike, [at, at + length - 1]];
    }
  return best[1] ? [best[1]] : [];
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function numberSpans(tokens, value) {
  const wanted = String(value)
    .split('/')
    .filter((part) => /^\d/.test(part))
    .join('/');
  return tokens.flatMap((token, at) => {
    const text = token.text.replace(/,(?=\d{3})/g, '');
    return text === wanted || (/^[\d.]+$/.test(text) && Number(text) === Number(wanted)) ? [[at, at]] : [];
  });
}

/** @returns {number[]} one label per token: 0 is outside, then begin and continue for each field in order */
export function labelsOf(tokens, { truth, dates }) {
  const fields = fieldsOfTags[truth.type];
  const labels = tokens.map(() => 0);
  const put = (field, [first, last]) => {
    const base = 1 + 2 * fields.indexOf(field);
    for (let at = first; at <= last; at += 1) if (labels[at] === 0) labels[at] = at === first ? base : base + 1;
  };
  const values = { ...truth.fields, ...truth.fields.location };
  const missing = [];
  for (const field of fields) {
    const value = values[field];
    if (value === undefined) continue;
    if (/Date$/.test(field)) {
      for (const date of dates.filter(({ iso }) => iso === value)) {
        const inside = tokens.flatMap((token, at) => (token.start >= date.start && token.end <= date.end ? [at] : []));
        if (inside.length > 0) put(field, [inside[0], inside.at(-1)]);
      }
      continue;
    }
    const items = Array.isArray(value) ? value : [value];
    const all = items.map((item) =>
      field === 'area' || field === 'propertyNumber' ? numberSpans(tokens, item) : occurrences(tokens, item),
    );
    missing.push(...items.filter((_, at) => all[at].length === 0));
    if (lists.has(field) || oneOnly.has(field)) {
      const fixed = all.filter((spans) => spans.length === 1).map(([[at]]) => at);
      const anchor =
        field === 'city'
          ? (occurrences(tokens, values.district)[0]?.[0] ?? 0)
          : middle(fixed.length > 0 ? fixed : all.flat().map(([at]) => at));
      for (const spans of all) {
        const nearest = spans.toSorted((a, b) => Math.abs(a[0] - anchor) - Math.abs(b[0] - anchor))[0];
        if (nearest) put(field, nearest);
      }
    } else for (const spans of all) for (const span of spans) put(field, span);
  }
  return { labels, missing };
}
