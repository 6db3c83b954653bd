import type { SystemHealth } from '@waqf/contracts/operations';
import { overallState } from './domain/overall-state.js';
import type { HealthCheck } from './use-cases/check-health.js';

/** The result of a health check and the history of the last days, in the shape of the page of the system. */
export function toSystemHealth({ at, components }: HealthCheck, history: SystemHealth['history']): SystemHealth {
  const stateOf = (name: string) => components.find(({ component }) => component === name)?.state ?? 'error';
  return {
    overallStatus: overallState(components),
    appServer: stateOf('application'),
    database: stateOf('database'),
    storage: stateOf('storage'),
    checkedAt: at.toISOString(),
    components: components.map(({ since, figures, ...component }) => ({
      ...component,
      since: since.toISOString(),
      figures: [...figures],
    })),
    history,
  };
}
