import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Client, type PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { Environment } from '../environment.js';
import { applicationRole, startupOptions, poolOf } from './data-source.js';

const tickMs = 250;
/**
 * Ticks that a question may stay open: two seconds, so that people get an answer within three. Ticks are counted
 * instead of time: if this process itself was blocked, its late tick counts once, and answers that arrived meanwhile
 * are read before the next.
 */
const patienceTicks = 8;

/**
 * Asks the database, on a connection of its own, whether it is there. One that is frozen refuses nothing and answers
 * nothing: a call would wait for the limit of its statement, and a transaction for that of its rollback too. When a
 * question stays open and no connection brings anything either, all are cut, so that whoever waits on them gets an
 * error at once; new ones end by the pool's own limit.
 */
@Injectable()
export class DatabasePulse implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly connections = new Set<PoolClient>();
  private timer: NodeJS.Timeout | undefined;
  private own: Client | undefined;
  /** Ticks that the open question has waited; undefined while none is open. */
  private waited: number | undefined;
  private silent = false;
  private cut = false;
  /** Some connection has brought something since the last tick: the database is slow perhaps, but not frozen. */
  private heard = false;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(Environment) private readonly environment: Environment,
  ) {
    const pool = poolOf(dataSource);
    // When it is taken, not when it is made: the pool has made its first one already.
    pool.on('acquire', (client) => {
      if (this.connections.has(client)) return;
      this.connections.add(client);
      client.connection.stream.on('data', () => void (this.heard = true));
    });
    pool.on('remove', (client) => void this.connections.delete(client));
  }

  /** True from the moment when a question stays unanswered until the database answers or refuses again. */
  get isSilent(): boolean {
    return this.silent;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(), tickMs).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.own?.connection.stream.destroy();
  }

  private tick(): void {
    if (this.waited === undefined) return void this.ask();
    this.waited = this.heard ? 0 : this.waited + 1;
    this.heard = false;
    if (this.waited < patienceTicks) return;
    this.waited = 0;
    if (!this.silent) this.logger.error('the database does not answer, its connections are cut');
    this.silent = true;
    this.cut = true;
    this.own?.connection.stream.destroy();
    for (const { connection } of this.connections) connection.stream.destroy();
  }

  /**
   * A refusal ends the silence too: calls are then refused one by one. An error that our own cut caused does not count.
   */
  private async ask(): Promise<void> {
    this.waited = 0;
    this.heard = false;
    this.cut = false;
    try {
      await (this.own ?? (await this.connect())).query('SELECT 1');
      this.spoke();
    } catch {
      if (!this.cut) this.spoke();
      this.own?.connection.stream.destroy();
      this.own = undefined;
    } finally {
      this.waited = undefined;
    }
  }

  private spoke(): void {
    if (this.silent) this.logger.warn('the database answers again');
    this.silent = false;
  }

  private async connect(): Promise<Client> {
    const { databaseUrl, poolerUrl } = this.environment;
    this.own = new Client({
      connectionString: poolerUrl ?? databaseUrl,
      application_name: 'waqf-pulse',
      ...(poolerUrl === undefined ? { options: startupOptions({ role: applicationRole }) } : {}),
    });
    // Whatever happens to it between two questions, the next one will find out.
    this.own.on('error', () => undefined);
    await this.own.connect();
    return this.own;
  }
}
