import type { HealthComponent } from '@waqf/contracts/operations';
import type { Finding } from '../probes/probe.js';

/** Nobody can work without these components; without the others some acts only have to wait. */
const essential: readonly HealthComponent[] = ['application', 'database', 'storage'];

/** The state of the platform as a whole. */
export function overallState(
  findings: readonly Pick<Finding, 'component' | 'state'>[],
): 'healthy' | 'warning' | 'error' {
  if (findings.some(({ component, state }) => state === 'error' && essential.includes(component))) return 'error';
  return findings.some(({ state }) => state === 'warning' || state === 'error') ? 'warning' : 'healthy';
}
