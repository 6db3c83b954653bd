import type { HealthComponent, HealthFigure, HealthProblem, HealthState } from '@waqf/contracts/operations';
import { rounded } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';

/** The result of checking one component. */
export interface Finding {
  readonly component: HealthComponent;
  readonly state: HealthState;
  readonly problem: HealthProblem | null;
  readonly simulated: boolean;
  readonly figures: readonly { readonly name: HealthFigure; readonly value: number | null }[];
}

/** Checks one component. `look` throws when the component does not answer. */
export interface Probe {
  readonly component: HealthComponent;
  check(ctx: Ctx): Promise<Finding>;
}

type Verdict = readonly [Exclude<HealthState, 'off'>, HealthProblem | null];

/** The worst of several verdicts; the first one of equals. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  const ranks = ['healthy', 'warning', 'error'] as const;
  const rank = ([state]: Verdict): number => ranks.indexOf(state);
  return verdicts.reduce<Verdict>((worst, one) => (rank(one) > rank(worst) ? one : worst), ['healthy', null]);
}

/** Judges a measured value: above `warning` it is a warning, above `error` an error; null counts as healthy. */
export function judgeByLimits(
  value: number | null,
  limits: { warning?: number; error?: number },
  problem: HealthProblem,
): Verdict {
  if (value !== null && limits.error !== undefined && value > limits.error) return ['error', problem];
  if (value !== null && limits.warning !== undefined && value > limits.warning) return ['warning', problem];
  return ['healthy', null];
}

/** The names with their values, in the shape of a finding. */
export const namedFigures = (values: Partial<Record<HealthFigure, number | null>>): Finding['figures'] =>
  (Object.keys(values) as HealthFigure[]).map((name) => ({ name, value: values[name] ?? null }));

/** How many milliseconds `work` took. @throws what it throws */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return rounded(performance.now() - started);
}
