/** The median; undefined when nothing was measured. */
function median(numbers) {
  const sorted = numbers.filter((number) => number !== undefined).toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined ? undefined : (low + high) / 2;
}
const tenths = (number) => (number === undefined ? '–' : number.toFixed(1));
const whole = (number) =>
  number === undefined || Number.isNaN(number) ? '–' : Math.round(number).toLocaleString('en');

const byPgbench = [
  ['reference: minimal posting by pgbench, 1,000 accounts', 'minimal uniform'],
  ['reference: minimal posting by pgbench, one hot account', 'minimal hot'],
  ['our posting function by pgbench, 1,000 accounts', 'pgbench uniform'],
  ['our posting function by pgbench, one hot account', 'pgbench hot'],
];

/** The medians of the rounds, as text and tables. */
export function reportOf({ results, rounds, seconds, callers, pgbench, server, cpu, loadBefore }) {
  const of = (what, field) =>
    median(
      results
        .filter((result) => result.what === what)
        .map((result) => (field === 'p50' || field === 'p99' ? result.latencies?.[field] : result[field])),
    );
  const row = (name, what) =>
    `| ${name} | ${whole(of(what, 'rate'))} | ${tenths(of(what, 'p50'))} / ` +
    `${tenths(of(what, 'p99'))} | ${whole(of(what, 'nodeMicros'))} | ` +
    `${whole(of(what, 'postgresMicros'))} |`;
  const spent = (part, microsOf) => `| ${part} | ${whole(microsOf('uniform'))} | ${whole(microsOf('hot'))} |`;
  const micros = (field) => (what) => of(what, field);
  const ratio = (a, b, target) => {
    const value = of(a, 'rate') / of(b, 'rate');
    return Number.isFinite(value)
      ? `${value.toFixed(2)} (target ≥ ${target}: ${value >= target ? 'met' : 'missed'})`
      : 'not measured';
  };
  return `# Bank transfers: figures

Medians of ${rounds} rounds of ${seconds} s, ${callers}
callers, everything on one machine (${cpu}), PostgreSQL ${server} with fsync and synchronous_commit on.
Load average of the machine before it began:
${loadBefore.toFixed(1)}${loadBefore > 1 ? ' – **others were using it: the figures are too low, the ratios are disturbed**' : ''}.
${pgbench ? `Beside it ${pgbench}, prepared statements, ${callers} clients, one posting a transaction.` : '**pgbench was not on the PATH (Debian: postgresql-contrib): its figures are missing.**'}

| | a second | p50 / p99 ms | node CPU µs | postgres CPU µs |
|---|---|---|---|---|
${row('POST /api/bank-transfer, 1,000 accounts', 'uniform')}
${row('POST /api/bank-transfer, one hot account', 'hot')}
${row('an empty POST behind the same door', 'empty')}
${row('reference: a bare Express POST', 'express')}
${pgbench ? byPgbench.map(([name, what]) => `${row(name, what)}\n`).join('') : ''}
| processor time of a transfer, µs | 1,000 accounts | one hot account |
|---|---|---|
${spent('node: the thread of JavaScript', micros('threadMicros'))}
${spent('node: collecting garbage, compiling', (what) => of(what, 'nodeMicros') - of(what, 'threadMicros'))}
${spent('postgres: connections', micros('connectionMicros'))}
${spent('postgres: its other processes', micros('otherMicros'))}
${spent('the load itself', micros('loadMicros'))}

| ratio | |
|---|---|
| uniform ÷ minimal posting | ${ratio('uniform', 'minimal uniform', 0.45)} |
| hot ÷ minimal posting on one hot account | ${ratio('hot', 'minimal hot', 3.5)} |
| empty POST ÷ bare Express POST | ${ratio('empty', 'express', 0.5)} |

Transfers that shared a transaction: ${whole(of('uniform', 'shared'))} (uniform), ${whole(of('hot', 'shared'))}
(hot). Settled at the bank: ${whole(of('uniform', 'settledUnderLoad'))}
a second under the load, ${whole(of('uniform', 'settledAfter'))} a second right after it.
`;
}

/** The three ratios that have a target, as rows of docs/speed.md; those without a reference are left out. */
export function speedOf(results) {
  const rate = (what) => median(results.filter((result) => result.what === what).map((result) => result.rate));
  const row = (figure, what, reference, against, atLeast) => {
    const [ours, theirs] = [rate(what), rate(against)];
    if (ours === undefined || theirs === undefined) return [];
    const measured = `${whole(ours)} a second`;
    return [{ figure, measured, reference: `${whole(theirs)}: ${reference}`, ratio: ours / theirs, atLeast }];
  };
  return [
    ...row('transfers, 1,000 accounts', 'uniform', 'minimal posting by pgbench', 'minimal uniform', 0.45),
    ...row('transfers, one hot account', 'hot', 'minimal posting by pgbench', 'minimal hot', 3.5),
    ...row('an empty POST behind our door', 'empty', 'a bare Express POST', 'express', 0.5),
  ];
}
