import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Shutdown } from '../health/shutdown.js';
import { PeriodicTask } from './periodic-task.js';

/**
 * A use case that the platform runs by itself at an interval, from its start until its shutdown, which waits for the
 * running round. The first round begins one interval after the start.
 */
@Injectable()
export abstract class PeriodicUseCase implements OnApplicationBootstrap, OnModuleDestroy {
  @Inject(Shutdown) protected readonly shutdown!: Shutdown;
  protected readonly logger = new Logger(this.constructor.name);
  private task: PeriodicTask | undefined;

  /** Interval in milliseconds; a turn is skipped while a round is running. */
  protected abstract readonly everyMs: number;
  /** The line that is logged when a round fails; the next round runs at its normal time. */
  protected abstract readonly failure: string;

  /** Runs one round. */
  abstract execute(): Promise<unknown>;

  onApplicationBootstrap(): void | Promise<void> {
    this.task = new PeriodicTask(() => this.execute(), this.everyMs, this.shutdown.signal, this.failed);
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task?.stop();
  }

  protected readonly failed = (error: unknown): void => this.logger.error({ err: error }, this.failure);
}
