import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeed } from '../../dist/documents/reading/read-deed.js';
import { readInChild } from '../../dist/documents/reading/process/reader-process.js';
import { cachedScan } from '../../test/deeds/generator/cached-scans.mjs';

const deedsFolder = join(import.meta.dirname, '..', '..', 'test', 'deeds');
const mimes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };
/** Number of deeds read at a time, the same as in the product. */
const usualAtOnce = 2;

/** Names of a set's deeds, evenly sampled down to `most`. */
export async function deedsOf(set, most = Infinity) {
  const names = (await readdir(join(deedsFolder, set, 'digital'))).filter((name) => name.endsWith('.pdf')).sort();
  const step = Math.max(1, names.length / most);
  return names
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .map((name) => ({ set, id: name.replace('.pdf', '') }));
}

const truthOf = async (set, id) => JSON.parse(await readFile(join(deedsFolder, set, 'truth', `${id}.json`), 'utf8'));

/** The digital deeds of sets, or scans of them made on first use. @param {'digital' | 'good' | 'bad' | 'photo'} kind */
export async function loadDeeds(sets, kind, most) {
  const names = (await Promise.all(sets.map((set) => deedsOf(set, most)))).flat();
  const deeds = [];
  for (const { set, id } of names) {
    const path = join(deedsFolder, set, 'digital', `${id}.pdf`);
    const file = kind === 'digital' ? { bytes: await readFile(path), mime: mimes.pdf } : await cachedScan(path, kind);
    deeds.push({ name: `${set}/${id}`, truth: await truthOf(set, id), ...file });
  }
  return deeds;
}

/** Committed scans of the sample deeds, which were not made by the scanner of this project. */
export async function loadForeignScans(kind) {
  const names = (await readdir(join(deedsFolder, 'scans', kind))).sort();
  return Promise.all(
    names.map(async (name) => {
      const [id, ending] = name.split('.');
      return {
        name: `scans/${kind}/${name}`,
        truth: await truthOf('.', id),
        bytes: await readFile(join(deedsFolder, 'scans', kind, name)),
        mime: mimes[ending],
      };
    }),
  );
}

/**
 * Reads deeds in the real child process.
 * @param {{knownType?: boolean, ask?: Function, atOnce?: number}} [options] `knownType`: the reader knows which
 *   deed it is, as in the product; `ask`: answers its question instead of a language model; `atOnce`: how many at
 *   a time
 * @returns {Promise<{name: string, truth: object, reading: object, seconds: number, elapsed: number, pages: number,
 *   peakBytes: number}[]>} `elapsed`: seconds by the clock, whatever else the machine does
 */
export async function readDeeds(deeds, { knownType = false, ask, atOnce = usualAtOnce } = {}) {
  const queue = [...deeds.entries()];
  const results = [];
  const reader = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, { name, truth, bytes, mime }] = next;
      const child = watchProcess();
      const started = performance.now();
      const reading = await readInChild(
        { source: bytes, mime, ...(knownType ? { expectedType: truth.type } : {}) },
        { onStart: child.follow, ...(ask ? { ask } : {}) },
      );
      const elapsed = (performance.now() - started) / 1000;
      const { peakBytes, processorSeconds } = child.end();
      // The smaller of both: other work on the machine lengthens the wall-clock time, and several threads add up their
      // processor time.
      results[at] = {
        name,
        truth,
        reading,
        seconds: Math.min(elapsed, processorSeconds),
        elapsed,
        pages: reading.pages?.length ?? 1,
        peakBytes,
      };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, reader));
  return results;
}

/**
 * Reads digital deeds of a known type in this process: a child process for each would take ten times as long, and its
 * limits do not matter here.
 */
export async function readHere(deeds) {
  const results = [];
  for (const { name, truth, bytes, mime } of deeds)
    results.push({ name, truth, reading: await readDeed(bytes, mime, undefined, { expectedType: truth.type }) });
  return results;
}

/** Number of deeds whose reading time is measured. */
const timed = 7;

/** Median and longest seconds per page of some deeds, read one after the other: the time that a user waits. */
export async function secondsOfPages(deeds) {
  const step = Math.max(1, deeds.length / timed);
  const some = deeds.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const seconds = (await readDeeds(some, { atOnce: 1 })).map((deed) => deed.seconds / deed.pages).sort((a, b) => a - b);
  return { median: seconds[Math.floor(seconds.length / 2)], slowest: seconds.at(-1) };
}

const ticksPerSecond = 100;

/**
 * Highest resident size and processor time of a process, read from system files; 0 and Infinity when the system has no
 * such files.
 */
function watchProcess() {
  let timer;
  let peakBytes = 0;
  let processorSeconds = Infinity;
  const look = async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    peakBytes = Math.max(peakBytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
    const times = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ');
    if (times && Number(times[11]) > 0) processorSeconds = (Number(times[11]) + Number(times[12])) / ticksPerSecond;
  };
  return {
    follow: (pid) => (timer = setInterval(() => void look(pid), 40)),
    end() {
      clearInterval(timer);
      return { peakBytes, processorSeconds };
    },
  };
}
