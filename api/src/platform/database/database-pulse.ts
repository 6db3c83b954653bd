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
 * Number of ticks that a query may stay unanswered: two seconds, so that users get an answer within three. Ticks are
 * counted instead of time: if this process itself was blocked, its late tick counts once, and answers that arrived
 * meanwhile are read before the next tick.
 */
const patienceTicks = 8;

/**
 * Checks, on its own connection, whether the database responds. A frozen database neither refuses nor answers: a call
 * would wait until its statement times out, and a transaction until its rollback times out too. When a query stays
 * unanswered and no other connection receives anything either, all connections are cut, so that waiting callers get an
 * error at once; new connections end by the pool's own limit.
 */
@Injectable()
export class DatabasePulse implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly connections = new Set<PoolClient>();
  private timer: NodeJS.Timeout | undefined;
  private own: Client | undefined;
  /** Number of ticks that the open query has waited; undefined while no query is open. */
  private waited: number | undefined;
  private silent = false;
  private cut = false;
  /** True when any connection has received data since the last tick: the database may be slow, but it is not frozen. */
  private heard = false;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(Environment) private readonly environment: Environment,
  ) {
    const pool = poolOf(dataSource);
    // Uses `acquire` and not `connect`, because the pool has already opened its first connection.
    pool.on('acquire', (client) => {
      if (this.connections.has(client)) return;
      this.connections.add(client);
      client.connection.stream.on('data', () => void (this.heard = true));
    });
    pool.on('remove', (client) => void this.connections.delete(client));
  }

  /** True from the moment when a query stays unanswered until the database answers or refuses again. */
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
   * A refusal also ends the silence: calls are then refused one by one. An error caused by our own cut does not count.
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
    // If the connection breaks between two queries, the next query reports it.
    this.own.on('error', () => undefined);
    await this.own.connect();
    return this.own;
  }
}
