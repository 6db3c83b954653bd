import { parting } from './word-features.js';

/*
 * Features from the first pass over the whole deed: whether the clauses before and after a word are items of a list,
 * how far away the next certain value is, whether another place is likelier. With them a second pass finds an item
 * between two others even when its own words are unknown.
 */

/** The parts of a word that are used here: its text and the marks before it. */
interface Word {
  text: string;
  gap: string;
}

/** The last mark before a word; `^` when there is none. */
const markBefore = ({ gap }: Word): string => gap.slice(-1) || '^';

/** Chances are used in steps, from 0 (almost impossible) to 6 (almost certain). */
const bounds = [0.02, 0.1, 0.25, 0.5, 0.75, 0.92];
const stepOf = (chance: number): number => bounds.filter((bound) => chance >= bound).length;
/** A clause counts as a value of the field from this step on. */
const likely = 3;
const sure = 0.5;

/** Limits for the rough distance between two places, in words. */
const distances = [1, 3, 6, 10, 18, 35];
const roughly = (words: number): number => distances.find((most) => words <= most) ?? 99;

/** A word that occurs more often than this does not name anything. */
const mostPlaces = 7;
const shortestWord = 3;

/** A clause with the step of each field: the mean chance that its words are inside a value. */
interface Clause {
  start: number;
  mark: string;
  inside: number[];
}

/** The first pass over a deed. `chances` has a row per word: outside, then begin and continue for each field. */
class FirstPass {
  readonly fields: number[];
  private readonly clauses: Clause[] = [];
  private readonly clauseOf: number[] = [];
  private readonly places = new Map<string, number[]>();
  /** For each field, the places where a value surely begins, and the two places where it most likely begins. */
  private readonly starts: number[][];
  private readonly likeliest: number[][];

  constructor(
    private readonly words: readonly Word[],
    private readonly chances: readonly Float64Array[],
    labels: number,
  ) {
    this.fields = Array.from({ length: (labels - 1) / 2 }, (_, field) => field);
    const all = [...words.keys()];
    this.starts = this.fields.map((field) => all.filter((at) => this.begins(at, field) > sure));
    this.likeliest = this.fields.map((field) =>
      all.toSorted((one, other) => this.begins(other, field) - this.begins(one, field)).slice(0, 2),
    );
    this.findClauses();
    for (const [at, { text }] of words.entries())
      if (text.length >= shortestWord) this.places.set(text, [...(this.places.get(text) ?? []), at]);
  }

  private begins(at: number, field: number): number {
    return this.chances[at]![1 + 2 * field]!;
  }

  private continues(at: number, field: number): number {
    return this.chances[at]![2 + 2 * field]!;
  }

  private within(at: number, field: number): number {
    return this.begins(at, field) + this.continues(at, field);
  }

  private findClauses(): void {
    const firsts = [...this.words.keys()].filter((at) => at === 0 || parting.test(this.words[at]!.gap));
    firsts.forEach((start, number) => {
      const end = firsts[number + 1] ?? this.words.length;
      const inside = this.fields.map((field) => {
        let sum = 0;
        for (let at = start; at < end; at += 1) sum += this.within(at, field);
        return stepOf(sum / (end - start));
      });
      for (let at = start; at < end; at += 1) this.clauseOf.push(number);
      this.clauses.push({ start, mark: markBefore(this.words[start]!), inside });
    });
  }

  /** Features of the word itself, the one before it and the one after it. */
  around(at: number, field: number): string[] {
    const [begins, continues] = [stepOf(this.begins(at, field)), stepOf(this.continues(at, field))];
    const gap = markBefore(this.words[at]!);
    const features: string[] = [];
    if (begins > 0) features.push(`B${begins}`);
    if (continues > 0) features.push(`I${continues}`);
    for (let step = 1; step < begins; step += 1) features.push(`b${step}`);
    for (let step = 1; step < continues; step += 1) features.push(`i${step}`);
    const before = at > 0 ? stepOf(this.within(at - 1, field)) : 0;
    if (before > 0) features.push(`-${before}`, `-${before},${gap}`);
    if (at + 1 < this.words.length) {
      const [beginsNext, continuesNext] = [stepOf(this.begins(at + 1, field)), stepOf(this.continues(at + 1, field))];
      if (beginsNext > 0) features.push(`+B${beginsNext}`);
      if (continuesNext > 0) features.push(`+I${continuesNext}`);
    }
    return features;
  }

  /** Features of the word's clause and of two clauses on each side. */
  beside(at: number, field: number): string[] {
    const number = this.clauseOf[at]!;
    const clause = this.clauses[number]!;
    const first = clause.start === at ? '^' : '';
    const step = (offset: number): number => this.clauses[number + offset]?.inside[field] ?? 0;
    const next = this.clauses[number + 1]?.mark ?? '_';
    const features: string[] = [];
    if (step(0) > 0) features.push(`c${step(0)}`, `c${first || '.'}${step(0)}`);
    if (step(-1) > 0) features.push(`p${step(-1)}${first}`, `p${step(-1)}${first}${clause.mark}`);
    if (step(1) > 0) features.push(`n${step(1)}${first}`, `n${step(1)}${first}${clause.mark}${next}`);
    if (step(-2) > 0) features.push(`pp${step(-2)}${first}`);
    if (step(2) > 0) features.push(`nn${step(2)}${first}`);
    if (first !== '' && step(-1) + step(1) > 0)
      features.push(`pn${[-1, 1, -2, 2].map((offset) => Number(step(offset) >= likely)).join('')}`);
    return features;
  }

  /** Features of the rest of the deed: likelier places, the nearest certain values, the same word elsewhere. */
  elsewhere(at: number, field: number): string[] {
    const begins = stepOf(this.begins(at, field));
    const gap = markBefore(this.words[at]!);
    const other = this.likeliest[field]!.find((place) => place !== at);
    const best = other === undefined ? 0 : stepOf(this.begins(other, field));
    const starts = this.starts[field]!;
    const features = [`d${best}`, `q${Math.min(starts.length, 5)}`];
    if (begins > 0) features.push(`d${begins}<${best}`);
    const last = starts.findLast((start) => start < at);
    const next = starts.find((start) => start > at);
    if (last === undefined) features.push('l_');
    else features.push(`l${roughly(at - last)}`, `l${roughly(at - last)},${gap}`);
    if (next !== undefined) features.push(`x${roughly(next - at)}`, `x${roughly(next - at)},${gap}`);
    const same = (this.places.get(this.words[at]!.text) ?? []).filter((place) => place !== at);
    if (same.length > 0 && same.length < mostPlaces) {
      const within = stepOf(Math.max(...same.map((place) => this.within(place, field))));
      const starting = stepOf(Math.max(...same.map((place) => this.begins(place, field))));
      if (within > 0) features.push(`w${within}`);
      if (starting > 0) features.push(`wb${starting}`);
    }
    return features;
  }
}

/**
 * For each word, the features from the first pass over its surroundings.
 * @param chances a row per word: the chance of outside, then of beginning and continuing a value for each field
 */
export function secondFeatures(words: readonly Word[], chances: readonly Float64Array[], labels: number): string[][] {
  const firstPass = new FirstPass(words, chances, labels);
  return words.map((_, at) =>
    firstPass.fields.flatMap((field) =>
      [...firstPass.around(at, field), ...firstPass.beside(at, field), ...firstPass.elsewhere(at, field)].map(
        (features) => `S${field}${features}`,
      ),
    ),
  );
}
