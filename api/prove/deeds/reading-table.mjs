import { writeFileSync } from 'node:fs';
import { f1 } from './score.mjs';

const file = new URL('../../../docs/reading.md', import.meta.url);
const inputs = { digital: 'digital', good: 'good scan', bad: 'bad scan', photo: 'photo' };
const wordings = { known: 'known wording', unseen: 'unseen, same kind', strangers: 'unseen, another hand' };
const three = (number) => number.toFixed(3);
const row = (cells) => `| ${cells.join(' | ')} |\n`;
const table = (head, rows) => row(head) + row(head.map(() => '---')) + rows.map(row).join('');

/** Writes docs/reading.md: how well deeds are read, by input, wording and field. */
export function writeReadingTable({ measured, targets, certainty, load }) {
  const of = (kind, wording) => measured.get(kind)[wording];
  const whole = Object.entries(inputs).map(([kind, name]) => [
    name,
    ...Object.keys(wordings).flatMap((wording) => {
      const { deeds, score } = of(kind, wording);
      const target = targets[kind][wording];
      const reached = f1(score.all);
      return [`${three(reached)} (${deeds.length})`, `≥ ${target}`, reached >= target ? 'yes' : 'no'];
    }),
  ]);
  const columns = Object.keys(inputs).flatMap((kind) => Object.keys(wordings).map((wording) => [kind, wording]));
  const names = new Set(columns.flatMap(([kind, wording]) => [...of(kind, wording).score.byField.keys()]));
  const fields = [...names].map((name) => [
    `\`${name}\``,
    ...columns.map(([kind, wording]) => {
      const counts = of(kind, wording).score.byField.get(name);
      return counts ? three(f1(counts)) : '–';
    }),
  ]);
  const seconds = Object.entries(inputs).map(([kind, name]) => [
    name,
    ...Object.keys(wordings).flatMap((wording) => {
      const { alone, beside } = of(kind, wording);
      return [alone.median.toFixed(2), beside.toFixed(2)];
    }),
  ]);
  const sure = certainty.map(({ group, right, all, found }) => [
    group,
    all,
    `${((right / all) * 100).toFixed(2)}%`,
    found,
  ]);
  writeFileSync(
    file,
    `# How well deeds are read

Written by \`npm run prove:deeds\` on ${new Date().toISOString().slice(0, 10)}; load of the machine when it began, with
its cores: ${load}. Micro-F1 over the fields of each deed, its type known as in the product; the number of deeds in
brackets. A name or an item counts from a similarity of 0.85, a number, an id or a day only when it is the same.
\`api/test/deeds/README.md\` says what each set is and who may look at it.

${table(['input', ...Object.values(wordings).flatMap((name) => [name, 'target', 'met'])], whole)}
## By field
K: known wording, U: unseen wording of the same kind, S: strangers' deeds.

${table(['field', ...columns.map(([kind, wording]) => `${inputs[kind]} ${wording[0].toUpperCase()}`)], fields)}
## Seconds a page
Medians: alone as in the product (the smaller of clock and processor), and by the clock beside another deed; ≤ 4 is
wanted for both.

${table(['input', ...Object.values(wordings).flatMap((name) => [`${name}, alone`, 'beside another'])], seconds)}
## Values shown as certain
On digital deeds that were in no fit.

${table(['values', 'shown as certain', 'of these right', 'found in all'], sure)}`,
  );
}
