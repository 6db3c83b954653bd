/**
 * How well readings match the truth. Strings count as right from a similarity of 0.85 after Arabic normalisation;
 * numbers, ids and days exactly; lists item by item; a location by city and district. Independent of the reader's own
 * comparison on purpose.
 */

/** Letters as they are compared: no marks, one form of alef, ya and ta marbuta, western digits, no punctuation. */
export function normalise(text) {
  return String(text)
    .normalize('NFKC')
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 1 minus the Levenshtein distance over the longer length. */
export function similarity(a, b) {
  const [left, right] = [[...a], [...b]];
  const longest = Math.max(left.length, right.length);
  if (longest === 0) return 1;
  let row = right.map((_, index) => index + 1);
  left.forEach((letter, i) => {
    let diagonal = i;
    let before = i + 1;
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, before + 1, diagonal + (letter === right[j] ? 0 : 1));
      diagonal = above;
      before = cost;
      return cost;
    });
  });
  return 1 - (row.at(-1) ?? longest) / longest;
}

const exact = new Set(['propertyNumber', 'issueDate', 'area', 'nazirId', 'appointmentDate']);
const alike = (a, b) => similarity(normalise(a), normalise(b)) >= 0.85;

/** @returns {{right: number, wrong: number, missed: number}} for one field of one deed */
export function scoreField(name, truth, field) {
  const value = field?.value ?? null;
  if (Array.isArray(truth)) return scoreList(truth, Array.isArray(value) ? value : []);
  if (value === null) return { right: 0, wrong: 0, missed: 1 };
  return isRight(name, truth, field) ? { right: 1, wrong: 0, missed: 0 } : { right: 0, wrong: 1, missed: 1 };
}

function isRight(name, truth, field) {
  if (name === 'location') {
    const { city, district } = field.parts ?? {};
    return city !== undefined && district !== undefined && alike(truth.city, city) && alike(truth.district, district);
  }
  return exact.has(name) ? String(truth) === String(field.value) : alike(truth, field.value);
}

/** Scores a list; each item can match one item of the truth. */
function scoreList(truth, items) {
  const left = [...items];
  let right = 0;
  for (const wanted of truth) {
    const at = left.findIndex((item) => alike(wanted, item));
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, wrong: left.length, missed: truth.length - right };
}

export const f1 = ({ right, wrong, missed }) => (right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed));

const none = () => ({ right: 0, wrong: 0, missed: 0 });
const add = (sum, one) => {
  sum.right += one.right;
  sum.wrong += one.wrong;
  sum.missed += one.missed;
};

function addTo(map, key, score) {
  if (!map.has(key)) map.set(key, none());
  add(map.get(key), score);
}

/**
 * Counts values in fields that the deed leaves out, for a deed of the right type. They count as wrong; otherwise a
 * reader that fills every field would look better than one that leaves a field empty.
 */
const invented = (truth, reading) =>
  reading.outcome === 'read' && reading.type === truth.type
    ? reading.fields.filter(({ name, value }) => !(name in truth.fields) && value !== null && value !== undefined)
    : [];

/** Fields whose certainty is promised, because users rely on an id or a date without checking it again. */
const promised = { propertyNumber: 'ids', nazirId: 'ids', issueDate: 'dates', appointmentDate: 'dates' };

/**
 * Sums the scores of deeds, each `{truth: {type, fields}, reading}`. A deed read as another type scores nothing for its
 * fields, and values shown as certain there count as wrong, as does a value in a field that the deed leaves out.
 * @returns {{all: object, byField: Map<string, object>, byType: Map<string, object>, states: Map<string, {right:
 *   number, all: number}>, certain: {ids: {right: number, all: number}, dates: {right: number, all: number}}, fields:
 * number, invented: number}} `invented`: values in fields that their deeds leave out, counted among the wrong ones
 */
export function scoreDeeds(deeds) {
  const result = {
    all: none(),
    byField: new Map(),
    byType: new Map(),
    states: new Map(),
    certain: { ids: { right: 0, all: 0 }, dates: { right: 0, all: 0 } },
    fields: 0,
    invented: 0,
  };
  for (const { truth, reading } of deeds) {
    for (const [name, wanted] of Object.entries(truth.fields)) {
      const fields = reading.outcome === 'read' && reading.type === truth.type ? reading.fields : [];
      const field = fields.find((one) => one.name === name);
      const score = scoreField(name, wanted, field);
      result.fields += 1;
      add(result.all, score);
      addTo(result.byField, name, score);
      addTo(result.byType, truth.type, score);
      const state = field?.state ?? 'missing';
      if (!result.states.has(state)) result.states.set(state, { right: 0, all: 0 });
      result.states.get(state).all += 1;
      if (score.wrong === 0 && score.missed === 0) result.states.get(state).right += 1;
    }
    for (const field of invented(truth, reading)) {
      const score = { right: 0, wrong: Array.isArray(field.value) ? field.value.length : 1, missed: 0 };
      add(result.all, score);
      addTo(result.byField, field.name, score);
      addTo(result.byType, truth.type, score);
      result.invented += score.wrong;
    }
    for (const field of reading.outcome === 'read' ? reading.fields : []) {
      const group = promised[field.name];
      if (!group || field.state !== 'certain') continue;
      result.certain[group].all += 1;
      const wanted = reading.type === truth.type ? truth.fields[field.name] : undefined;
      if (wanted !== undefined && scoreField(field.name, wanted, field).right === 1) result.certain[group].right += 1;
    }
  }
  return result;
}

/** Gives each deed the truth of the next one of its type; a scorer that accepts everything would not notice. */
export function shuffleTruth(deeds) {
  return deeds.map((deed, index) => {
    const same = deeds.map((other, at) => ({ other, at })).filter(({ other }) => other.truth.type === deed.truth.type);
    const next = same[(same.findIndex(({ at }) => at === index) + 1) % same.length];
    return { truth: next.other.truth, reading: deed.reading };
  });
}
