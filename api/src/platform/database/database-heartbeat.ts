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
const maxUnansweredTicks = 8;

/**
 * Checks, on its own connection, whether the database responds. A frozen database neither refuses nor answers: a call
 * would wait until its statement times out, and a transaction until its rollback times out too. When a query stays
 * unanswered and no other connection receives anything either, all connections are cut, so that waiting callers get an
 * error at once; new connections end by the pool's own limit.
 */
@Injectable()
export class DatabaseHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly connections = new Set<PoolClient>();
  private timer: NodeJS.Timeout | undefined;
  private ownConnection: Client | undefined;
  /** Number of ticks that the open query has waited; undefined while no query is open. */
  private ticksWaited: number | undefined;
  private unresponsive = false;
  private connectionsCut = false;
  /** True when any connection has received data since the last tick: the database may be slow, but it is not frozen. */
  private receivedData = false;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Inject(Environment) private readonly environment: Environment,
  ) {
    const pool = poolOf(dataSource);
    // Uses `acquire` and not `connect`, because the pool has already opened its first connection.
    pool.on('acquire', (client) => {
      if (this.connections.has(client)) return;
      this.connections.add(client);
      client.connection.stream.on('data', () => void (this.receivedData = true));
    });
    pool.on('remove', (client) => void this.connections.delete(client));
  }

  /** True from the moment when a query stays unanswered until the database answers or refuses again. */
  get isUnresponsive(): boolean {
    return this.unresponsive;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(), tickMs).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.ownConnection?.connection.stream.destroy();
  }

  private tick(): void {
    if (this.ticksWaited === undefined) return void this.ask();
    this.ticksWaited = this.receivedData ? 0 : this.ticksWaited + 1;
    this.receivedData = false;
    if (this.ticksWaited < maxUnansweredTicks) return;
    this.ticksWaited = 0;
    if (!this.unresponsive) this.logger.error('the database does not answer, its connections are cut');
    this.unresponsive = true;
    this.connectionsCut = true;
    this.ownConnection?.connection.stream.destroy();
    for (const { connection } of this.connections) connection.stream.destroy();
  }

  /**
   * A refusal also ends the silence: calls are then refused one by one. An error caused by our own cut does not count.
   */
  private async ask(): Promise<void> {
    this.ticksWaited = 0;
    this.receivedData = false;
    this.connectionsCut = false;
    try {
      await (this.ownConnection ?? (await this.connect())).query('SELECT 1');
      this.markResponsive();
    } catch {
      if (!this.connectionsCut) this.markResponsive();
      this.ownConnection?.connection.stream.destroy();
      this.ownConnection = undefined;
    } finally {
      this.ticksWaited = undefined;
    }
  }

  private markResponsive(): void {
    if (this.unresponsive) this.logger.warn('the database answers again');
    this.unresponsive = false;
  }

  private async connect(): Promise<Client> {
    const { databaseUrl, poolerUrl } = this.environment;
    this.ownConnection = new Client({
      connectionString: poolerUrl ?? databaseUrl,
      application_name: 'waqf-pulse',
      ...(poolerUrl === undefined ? { options: startupOptions({ role: applicationRole }) } : {}),
    });
    // If the connection breaks between two queries, the next query reports it.
    this.ownConnection.on('error', () => undefined);
    await this.ownConnection.connect();
    return this.ownConnection;
  }
}
