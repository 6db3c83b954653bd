import type { WitnessedCall } from '../../test/audit-witness.js';

export const changesNothing: Readonly<Record<string, string>>;
export const mayFindItDone: Readonly<Record<string, string>>;
export const withoutValues: Readonly<Record<string, string>>;

/** @param routes every unsafe route of the route table */
export function judged(
  routes: readonly string[],
  calls: readonly WitnessedCall[],
): {
  readonly lines: readonly { route: string; calls: number; entries: number; silent: number }[];
  readonly faults: readonly string[];
};
