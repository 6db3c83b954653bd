import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../context/clock.js';
import { neverNull } from '../database/columns.js';
import { sql } from '../database/sql.js';
import { PeriodicUseCase } from '../jobs/periodic-use-case.js';

const named = 'a partition has a name';

const makePartitions = sql({
  name: 'platform.make-partitions',
  text: 'SELECT partition, moved FROM platform.make_partitions($1)',
  row: { partition: neverNull('text', named), moved: neverNull('int8', 'a count') },
});
const dropExpired = sql({
  name: 'platform.drop-expired-partitions',
  text: 'SELECT partition FROM platform.drop_expired_partitions($1)',
  row: { partition: neverNull('text', named) },
});

/**
 * Creates the partitions of the coming months and drops the expired ones, at start and every hour. A delay does no
 * harm: a row without a partition is stored in the default one, and moved when its partition is created.
 */
@Injectable()
export class MaintainPartitions extends PeriodicUseCase {
  protected readonly everyMs = 3_600_000;
  protected readonly failure = 'keeping the partitions failed, it is tried again in an hour';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async onApplicationBootstrap(): Promise<void> {
    await this.execute().catch(this.failed);
    await super.onApplicationBootstrap();
  }

  /** Runs one round. @throws the database's error, e.g. when a table stays locked for too long */
  async execute(): Promise<void> {
    const now = this.clock.now();
    for (const { partition, moved } of await makePartitions.rows(this.dataSource, [now])) {
      this.logger.log({ partition, moved }, 'a partition was made');
    }
    for (const { partition } of await dropExpired.rows(this.dataSource, [now])) {
      this.logger.log({ partition }, 'a partition was dropped, its time is over');
    }
  }
}
