import type { HealthComponent, HealthFigure, HealthProblem, HealthState } from '@waqf/contracts/operations';
import type { Ctx } from '../../platform/index.js';

/** What a look at one component found. */
export interface Finding {
  readonly component: HealthComponent;
  readonly state: HealthState;
  readonly problem: HealthProblem | null;
  readonly simulated: boolean;
  readonly figures: readonly { readonly name: HealthFigure; readonly value: number | null }[];
}

/** Looks at one component. It throws where the component itself does not answer. */
export interface Probe {
  readonly component: HealthComponent;
  look(ctx: Ctx): Promise<Finding>;
}

type Verdict = readonly [Exclude<HealthState, 'off'>, HealthProblem | null];

/** The worst of several verdicts; of equals the first. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  const ranks = ['healthy', 'warning', 'error'] as const;
  const rank = ([state]: Verdict): number => ranks.indexOf(state);
  return verdicts.reduce<Verdict>((worst, one) => (rank(one) > rank(worst) ? one : worst), ['healthy', null]);
}

/** How a measured value is judged: above `warning` a warning, above `error` an error; unmeasured says nothing. */
export function above(
  value: number | null,
  limits: { warning?: number; error?: number },
  problem: HealthProblem,
): Verdict {
  if (value !== null && limits.error !== undefined && value > limits.error) return ['error', problem];
  if (value !== null && limits.warning !== undefined && value > limits.warning) return ['warning', problem];
  return ['healthy', null];
}

/** Names with their values, as a finding carries them. */
export const figuresOf = (values: Partial<Record<HealthFigure, number | null>>): Finding['figures'] =>
  (Object.keys(values) as HealthFigure[]).map((name) => ({ name, value: values[name] ?? null }));

/** Milliseconds that `work` took. @throws what it throws */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}
