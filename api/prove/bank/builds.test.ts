import { expect, test } from '@jest/globals';
import { judgeBuild, wrongBuilds } from './builds.mjs';

const short = { transfers: 150, kills: 1 };
/** Timeout in ms: each test creates its own cluster, which takes long on a busy machine. */
const patienceMs = 300_000;

test(
  'the ledger as it is loses, doubles and overdraws nothing through a kill -9',
  async () => {
    expect(await judgeBuild({ build: 'right', ...short })).toMatchObject({ sound: true });
  },
  patienceMs,
);

test.each(wrongBuilds)(
  'a bank with %s is caught',
  async (build: string) => {
    const { sound, verdict } = await judgeBuild({ build, ...short });
    expect({ sound, verdict }).toMatchObject({ sound: false });
    if (build === 'no idempotency key') expect(verdict.duplicated).toBeGreaterThan(0);
    if (build === 'synchronous_commit=off') expect(verdict.lost).toBeGreaterThan(0);
    if (build === 'no row lock') expect(verdict.unfolded).toBeGreaterThan(0);
    if (build === 'no transaction') expect(verdict.badReads + verdict.unfolded).toBeGreaterThan(0);
  },
  patienceMs,
);
