import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const everyMs = 100;

/**
 * Runs `work`, and at the same time measures the memory of the process and how long another user's calls take.
 * @returns {Promise<{seconds: number, megabytes: number, calls: number, p50: number, p99: number, slowest: number}>}
 */
export async function measureWhile({ pid, other, work }) {
  let done = false;
  let megabytes = memoryOf(pid);
  const times = [];
  const callers = (async () => {
    while (!done) {
      const began = performance.now();
      await other.expect(200, 'GET', '/api/dashboard/stats');
      times.push(performance.now() - began);
      megabytes = Math.max(megabytes, memoryOf(pid));
      await delay(everyMs);
    }
  })();
  const began = performance.now();
  try {
    await work();
  } finally {
    done = true;
    await callers;
  }
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { seconds, megabytes, calls: sorted.length, p50: at(0.5), p99: at(0.99), slowest: sorted.at(-1) ?? 0 };
}

const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
