import { DiscoveryService } from '@nestjs/core';
import { PeriodicUseCase } from '../../src/platform/jobs/periodic-use-case.js';
import type { TestApi } from '../harness.js';

/** Takes minutes of its own, or works on files that the play does not have. */
const left = ['MaintainBackups', 'StoreLogs', 'WatchPlatform'];

/** Runs one round of everything that the platform does by itself at an interval. */
export async function runPeriodicUseCases(api: TestApi, fault: (text: string) => void): Promise<void> {
  for (const { instance } of api.application.app.get(DiscoveryService).getProviders()) {
    if (!(instance instanceof PeriodicUseCase) || left.includes(instance.constructor.name)) continue;
    try {
      await instance.execute();
    } catch (error) {
      fault(`${instance.constructor.name} failed: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  await api.settled(30_000);
}
