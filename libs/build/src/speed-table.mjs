import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

const file = new URL('../../../docs/speed.md', import.meta.url);
const head = `# Speed

Each figure beside a reference that is not ours, measured in the same run on the same machine, by the command in its
row. A figure without a reference stands for itself. Load is the machine's load average when the run began, with its
cores; above 1 others were using the machine, and the figures are too low. Made by the benches themselves, a row for
each figure, as its last run that was kept had it.

| figure | measured | reference | ratio | target | met | date | load (cores) | by |
|---|---|---|---|---|---|---|---|---|
`;

/** The machine's load; read it before a measurement begins. */
export const machineLoad = () => `${loadavg()[0].toFixed(1)} (${availableParallelism()})`;

/**
 * Writes rows into docs/speed.md and replaces those of the same figures.
 * @param {string} by the command, without `npm run`
 * @param {string} load result of `machineLoad`, read before the measurement
 * @param {{figure: string, measured: string, reference?: string, ratio?: number, atLeast?: number, atMost?: number,
 *   value?: number, unit?: string}[]} rows the target applies to `ratio`, or to `value` when there is no ratio
 */
export function writeSpeedRows(by, load, rows) {
  const kept = new Map(readRows().map((cells) => [cells[0], cells]));
  for (const row of rows) kept.set(row.figure, cellsOf(row, by, load));
  const lines = [...kept.values()]
    .toSorted((a, b) => (a.at(-1) + a[0] < b.at(-1) + b[0] ? -1 : 1))
    .map((cells) => `| ${cells.join(' | ')} |\n`);
  writeFileSync(file, head + lines.join(''));
}

function cellsOf({ figure, measured, reference = '–', ratio, value = ratio, unit = '', atLeast, atMost }, by, load) {
  const target = atLeast !== undefined ? `≥ ${atLeast}${unit}` : atMost !== undefined ? `≤ ${atMost}${unit}` : '–';
  const met = atLeast !== undefined ? value >= atLeast : atMost !== undefined ? value <= atMost : undefined;
  const date = new Date().toISOString().slice(0, 10);
  const targetMet = met === undefined ? '–' : met ? 'yes' : 'no';
  return [figure, measured, reference, ratio?.toFixed(2) ?? '–', target, targetMet, date, load, `\`${by}\``];
}

function readRows() {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| figure '))
    .map((line) => line.slice(2, -2).split(' | '));
}
