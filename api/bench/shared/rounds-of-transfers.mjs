import { parseArgs } from 'node:util';

/**
 * The options of the transfer benches from the command line: `--rounds 3 --seconds 8 --no-write`.
 * @returns {{rounds: number, seconds: number, write: boolean, warmUpSeconds: number, callers: number}} `seconds` of one
 *   measurement, without the warm-up before it; `write`: whether results.md is written
 */
export function roundsOfTransfers() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '8' },
      write: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const { write } = values;
  return { rounds: Number(values.rounds), seconds: Number(values.seconds), write, warmUpSeconds: 6, callers: 64 };
}
