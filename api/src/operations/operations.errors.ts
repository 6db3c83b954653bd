import { DomainError } from '../platform/index.js';

/** The job was retried or discarded meanwhile, or never failed. */
export class OperationsJobNotFoundError extends DomainError {
  readonly code = 'operations.job-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'هذه المهمة لم تعد متعثرة', en: 'This job is no longer failed' });
  }
}
