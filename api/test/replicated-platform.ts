import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@waqf/contracts/identity';
import { migratedDatabase, type TestDatabase } from '@waqf/testing';
import { IdentityFacade, type Person } from '../src/identity/index.js';
import { Contexts, type Ctx, Transactions } from '../src/platform/index.js';
import { migrate } from '../src/platform/database/migrate.js';
import { Browser } from './browser.js';
import { startApi, type TestApi } from './harness.js';

type Token<T> = abstract new (...args: never[]) => T;

/** The platform without samples, on one database, with as many API processes as a test needs. */
export class ReplicatedPlatform {
  private readonly replicas: TestApi[] = [];

  protected constructor(
    private readonly database: TestDatabase,
    private readonly dataFolder: string,
  ) {}

  static async start(replicas = 1): Promise<ReplicatedPlatform> {
    return new ReplicatedPlatform(...(await ReplicatedPlatform.createStorage())).withReplicas(replicas);
  }

  /** Creates an empty, migrated database and a folder. */
  protected static async createStorage(): Promise<[TestDatabase, string]> {
    return [await migratedDatabase(migrate), await mkdtemp(join(tmpdir(), 'waqf-replicas-'))];
  }

  protected async withReplicas(replicas: number): Promise<this> {
    for (let i = 0; i < replicas; i += 1) await this.addReplica();
    return this;
  }

  get first(): TestApi {
    return this.replica(0);
  }

  replica(index: number): TestApi {
    const replica = this.replicas[index];
    if (!replica) throw new Error('there is no such replica');
    return replica;
  }

  async addReplica(): Promise<TestApi> {
    const replica = await startApi({ samples: false, database: this.database, dataFolder: this.dataFolder });
    this.replicas.push(replica);
    return replica;
  }

  /** Stops one process permanently. */
  async stopReplica(replica: TestApi): Promise<void> {
    this.replicas.splice(this.replicas.indexOf(replica), 1);
    await replica.stop();
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.stop()));
    await this.database.drop();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  /** A provider of one process. */
  get<T>(token: Token<T>, replica = this.first): T {
    return replica.application.app.get(token, { strict: false });
  }

  /** A system context outside of a transaction. */
  ctx(replica = this.first): Ctx {
    return this.get(Contexts, replica).system('test');
  }

  inTransaction<T>(work: (ctx: Ctx) => Promise<T>, replica = this.first): Promise<T> {
    return this.get(Transactions, replica).run(this.ctx(replica), work);
  }

  /** Runs SQL as the application's role. */
  async rows<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.ctx().manager.query(sql, values);
  }

  person(nationalId: string, role: Role = 'waqif'): Promise<Person> {
    return this.get(IdentityFacade).findOrCreateByNationalId(this.ctx(), {
      nationalId,
      fullName: 'عبدالله السالم',
      role,
    });
  }
}

/** A copy of the browser with its session, served by another process. */
export function browserAt(replica: TestApi, browser: Browser): Browser {
  const other = new Browser(replica.url);
  for (const pair of browser.cookieHeader().split('; '))
    other.setCookie(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  return other;
}
