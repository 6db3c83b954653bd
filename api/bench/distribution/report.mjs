import { cpus, loadavg } from 'node:os';

const tenths = (number) => number.toFixed(1);

/** The stages in a table, with the results for the targets. */
export function reportOf({ people, stages }) {
  const row = ({ name, seconds, megabytes, plain, calls, p50, p99, slowest }) => {
    const ratio = plain.rows > 0 ? (seconds / plain.seconds).toFixed(2) : '–';
    const cells = [name, tenths(seconds), Math.round(megabytes), plain.rows, tenths(plain.seconds), ratio, calls];
    return `| ${[...cells, ...[p50, p99, slowest].map((time) => Math.round(time))].join(' | ')} |`;
  };
  return [
    '# A distribution to many, measured',
    '',
    `${people} beneficiaries. ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (load ` +
      `${loadavg()[0].toFixed(0)}), Node ${process.versions.node}. Made by \`npm run bench:distribution\`. Memory is ` +
      'the largest of the API’s process. Plain SQL inserts the same rows into empty tables with the same indexes. The ' +
      'last columns are another nazir’s dashboard meanwhile, in milliseconds.',
    '',
    '| stage | seconds | MB | rows | plain SQL, seconds | ratio | calls | p50 | p99 | slowest |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...stages.map(row),
    '',
  ].join('\n');
}

/** The stages as rows of docs/speed.md: each compared with plain SQL, and the longest time that others waited. */
export function speedOf({ people, stages }) {
  const many = people.toLocaleString('en');
  const compared = stages.filter(({ plain }) => plain.rows > 0);
  return [
    ...compared.map(({ name, seconds, plain }) => ({
      figure: `a distribution to ${many}: ${name}`,
      measured: `${tenths(seconds)} s`,
      reference: `${tenths(plain.seconds)} s: plain SQL inserting the same rows`,
      ratio: seconds / plain.seconds,
      atMost: 3,
    })),
    {
      figure: `a distribution to ${many}: others wait at most`,
      measured: `${Math.round(Math.max(...stages.map(({ slowest }) => slowest)))} ms`,
      value: Math.max(...stages.map(({ slowest }) => slowest)),
      atMost: 300,
      unit: ' ms',
    },
  ];
}
