import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

const targets = { cold: 1, warm: 1.05 };
const buildNames = ['federated', 'single'];

/** @param {number[]} values @returns {number} the median; for an even count the mean of the two middle values */
function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The run as Markdown: medians, ratios with their targets, and what was fetched from where. */
export function reportOf({ results, rounds, machine, browserVersion }) {
  return [
    '# Time to the first screen: federated against one bundle',
    '',
    "Written by `npm run bench:web`. Times are milliseconds from the navigation to the painted heading of the role's dashboard (`main h1`, written",
    'with its figures), or to its main figure where that comes with the page (`main [data-wq-figure]`),',
    `at ${machine.words}. Cold is a fresh profile, warm a new tab of it. Both builds come from one server program, in turns.`,
    "One bundle: the same sources without Module Federation, shell and the role's remote in one script, screens split as in the source;",
    'its page has the same drawing and brings the same answers.',
    '',
    `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, median of ${rounds}`,
    `- ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
      `${platform()} ${arch()}; ` +
      `Chromium ${browserVersion}, headless`,
    `- load average at the end: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(', ')}`,
    '',
    '| Role | Load | Mark | Federated | One bundle | Ratio | Target | |',
    '|---|---|---|---:|---:|---:|---:|---|',
    ...results.flatMap((result) => comparisonsOf(result).map((one) => timeRow(result, one))),
    '',
    'Fetched until half a second after the mark, of the middle round: kilobytes as transferred (requests).',
    '',
    '| Role | Load | Build | Page | Shell | Remote | Fonts | API | Sum |',
    '|---|---|---|---:|---:|---:|---:|---:|---:|',
    ...results.flatMap((result) =>
      Object.keys(targets).flatMap((kind) => buildNames.map((build) => bytesRow(result, kind, build))),
    ),
    '',
  ].join('\n');
}

/** What is compared for a role: cold and warm, its first screen and, where it comes before that, its main figure. */
function comparisonsOf(result) {
  const hasFigure = result.federated.some(({ cold }) => cold.figure < cold.screen);
  const marks = ['screen', ...(hasFigure ? ['figure'] : [])];
  return marks.flatMap((mark) =>
    Object.entries(targets).map(([kind, target]) => ({ mark, kind, target, ...timesOf(result, kind, mark) })),
  );
}

/** @returns the medians of both builds in ms, and their ratio */
function timesOf(result, kind, mark) {
  const [federated, single] = buildNames.map((build) => median(result[build].map((sample) => sample[kind][mark])));
  return { federated, single, ratio: federated / single };
}

/** The run as rows of docs/speed.md. */
export const speedOf = (results, machine) =>
  results.flatMap((result) =>
    comparisonsOf(result).map(({ mark, kind, target, federated, single, ratio }) => ({
      figure: `${mark === 'screen' ? 'first screen' : 'main figure'} of ${result.role}, ${machine}, ${kind}`,
      measured: `${Math.round(federated)} ms`,
      reference: `one bundle ${Math.round(single)} ms`,
      ratio,
      atMost: target,
    })),
  );

function timeRow(result, { mark, kind, target, federated, single, ratio }) {
  const verdict = ratio <= target ? 'met' : 'missed';
  const figures = [Math.round(federated), Math.round(single), ratio.toFixed(2), `≤ ${target.toFixed(2)}`];
  return `| ${[result.role, kind, mark, ...figures, verdict].join(' | ')} |`;
}

function bytesRow(result, kind, build) {
  const loads = result[build].map((sample) => sample[kind]).sort((one, other) => one.screen - other.screen);
  const { parts } = loads[Math.floor(loads.length / 2)];
  const sum = { requests: 0, bytes: 0 };
  for (const { requests, bytes } of Object.values(parts)) {
    sum.requests += requests;
    sum.bytes += bytes;
  }
  const cells = [parts.page, parts.shell, parts[`mf-${result.role}`], parts.fonts, parts.api, sum];
  const weights = cells.map((cell) => (cell ? `${(cell.bytes / 1000).toFixed(1)} (${cell.requests})` : '0'));
  return `| ${[result.role, kind, build, ...weights].join(' | ')} |`;
}
