import { expect, test } from '@jest/globals';
import { numbersFrom } from '../../test/distributions/random-waqf.js';
import { payWhileKilled } from './kills.mjs';

// The short form of `npm run prove:distribution`: one run, paid in parts; the API is killed, then the database.
test('a run that is being paid while API and database are killed pays every line once', async () => {
  const next = numbersFrom(1448);
  const random = () => next(1_000) / 1_000;
  const { kills, lines, faults } = await payWhileKilled({ people: 2_500, runs: 1, killsOfRun: 2, random });
  expect({ kills, lines, faults }).toEqual({ kills: 2, lines: 2_500, faults: [] });
}, 400_000);
