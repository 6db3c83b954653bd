import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { measuredSets, openSets } from '../../test/deeds/sets.mjs';
import { loadDeeds } from './measure.mjs';
import { pagesCache } from './pages-cache.mjs';
import { f1, scoreDeeds, scoreField } from './score.mjs';

/*
 * `npm run prove:deeds -- --quick [SET…] [--misses] [--field=NAME] [--scan=good|bad|photo] [--most=N]`:
 * measures digital deeds, or some scans of them, without a language model, for developers of rules. Laid-out pages are
 * kept in `.cache/deed-pages` until the layout code changes.
 */

/** Reads the digital deeds of sets, with and without a known type, and prints figures by field. */
export async function proveQuickly(args) {
  const misses = args.includes('--misses');
  const field = args.find((arg) => arg.startsWith('--field='))?.slice('--field='.length);
  const kind = args.find((arg) => arg.startsWith('--scan='))?.slice('--scan='.length) ?? 'digital';
  const most = Number(args.find((arg) => arg.startsWith('--most='))?.slice('--most='.length) ?? Infinity);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const pagesOf = await pagesCache();
  for (const set of named.length > 0 ? named : [...openSets, ...measuredSets]) {
    const told = [];
    const untold = [];
    for (const { name, truth, bytes, mime } of await loadDeeds([set], kind, most)) {
      const laidOut = await pagesOf(bytes, mime);
      const read = (expectedType) => readDeed(bytes, mime, undefined, { laidOut, expectedType });
      told.push({ name, truth, reading: await read(truth.type) });
      untold.push({ name, truth, reading: await read(undefined) });
    }
    const score = scoreDeeds(told);
    const fields = [...score.byField].map(([one, sum]) => `${one} ${f1(sum).toFixed(3)}`).join('  ');
    console.log(
      `${set.padEnd(18)} ${String(told.length).padStart(3)} deeds  told ${f1(score.all).toFixed(3)}  ` +
        `untold ${f1(scoreDeeds(untold).all).toFixed(3)}  invented ${score.invented}\n    ${fields}`,
    );
    if (!misses) continue;
    if (measuredSets.includes(set)) console.log('    misses of a set that is only measured are not shown');
    else told.forEach((deed) => printMisses(deed, field));
  }
}

function printMisses({ name, truth, reading }, only) {
  if (reading.outcome !== 'read') console.log(`  ${name} ${reading.reason}`);
  for (const field of reading.fields ?? [])
    if (!(field.name in truth.fields) && field.value !== null && (!only || only === field.name))
      console.log(`  ${name} ${field.name}\n    wanted nothing\n    got    ${JSON.stringify(field.value)}`);
  for (const [field, wanted] of Object.entries(truth.fields)) {
    const found = reading.fields?.find((one) => one.name === field);
    const { wrong, missed } = scoreField(field, wanted, found);
    if ((only && only !== field) || wrong + missed === 0) continue;
    const got = found?.parts?.city || found?.parts?.district ? found.parts : (found?.value ?? null);
    console.log(`  ${name} ${field}\n    wanted ${JSON.stringify(wanted)}\n    got    ${JSON.stringify(got)}`);
  }
}
