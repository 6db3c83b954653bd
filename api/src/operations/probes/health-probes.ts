import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../../platform/index.js';
import { ApplicationProbe } from './application.probe.js';
import { DatabaseProbe } from './database.probe.js';
import { MailProbe } from './mail.probe.js';
import { externalServiceProbes } from './external-service.probes.js';
import type { Probe } from './probe.js';
import { QueueProbe } from './queue.probe.js';
import { StorageProbe } from './storage.probe.js';

/** All components that are checked, in the order of the page. */
@Injectable()
export class HealthProbes {
  readonly all: readonly Probe[];

  constructor(
    application: ApplicationProbe,
    database: DatabaseProbe,
    storage: StorageProbe,
    queue: QueueProbe,
    mail: MailProbe,
    @Inject(Environment) environment: Environment,
  ) {
    const [bank, nafath, model] = externalServiceProbes(environment);
    this.all = [application, database, storage, queue, bank, nafath, mail, model];
  }
}
