import { halalas } from '@waqf/money';
import {
  type AccountRef,
  type EntryKind,
  type Fund,
  LedgerFacade,
  type Posting,
  type PostedEntry,
} from '../../src/ledger/index.js';
import { type Ctx, newId, Transactions } from '../../src/platform/index.js';
import { ReplicatedPlatform } from '../replicated-platform.js';

type Side = Exclude<Fund, 'held'> | { accountId: string };

/** The values that a test gives for a posting; the others have defaults. */
export interface PostingInput {
  readonly from: Side;
  readonly to: Side;
  readonly amount: number | bigint;
  readonly kind?: EntryKind;
  readonly at?: string;
  readonly id?: string;
  readonly reverses?: string;
  readonly description?: string;
  readonly fingerprint?: string;
}

const ref = (side: Side): AccountRef => (typeof side === 'string' ? { fund: side } : side);

/** The ledger on a database of its own, with helpers for its tests. */
export class Books {
  readonly ledger: LedgerFacade;

  private constructor(readonly platform: ReplicatedPlatform) {
    this.ledger = platform.get(LedgerFacade);
  }

  static async start(): Promise<Books> {
    return new Books(await ReplicatedPlatform.start());
  }

  get ctx(): Ctx {
    return this.platform.ctx();
  }

  /** A context with a fixed clock. */
  at(iso: string): Ctx {
    return { ...this.platform.ctx(), clock: { now: () => new Date(iso) } };
  }

  run<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.platform.get(Transactions).run(this.platform.ctx(), work);
  }

  /** Runs SQL as the owner. */
  owner<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.platform.first.query<T>(sql, values);
  }

  /** Runs SQL as the application's role. */
  app<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.platform.rows<T>(sql, values);
  }

  async newWaqf(): Promise<OneWaqf> {
    const waqfId = newId();
    await this.run((ctx) => this.ledger.openWaqfAccounts(ctx, { waqfId }));
    const rows = await this.owner<{ id: string; fund: Fund }>(
      'SELECT id, fund FROM ledger.account WHERE waqf_id = $1',
      [waqfId],
    );
    return new OneWaqf(this, waqfId, new Map(rows.map((row) => [row.fund, row.id])));
  }
}

/** The accounts of one waqf. */
export class OneWaqf {
  constructor(
    private readonly books: Books,
    readonly waqfId: string,
    private readonly byFund: ReadonlyMap<Fund, string>,
  ) {}

  account(fund: Fund): string {
    return this.byFund.get(fund) ?? '';
  }

  /** Opens the ledger account of a sub bank account. */
  async held(): Promise<{ accountId: string }> {
    const accountId = newId();
    await this.books.run((ctx) =>
      this.books.ledger.openHeldAccount(ctx, { waqfId: this.waqfId, bankAccountId: accountId }),
    );
    return { accountId };
  }

  posting(sketch: PostingInput): Posting {
    const {
      from,
      to,
      amount,
      kind = 'movement',
      at = '2026-03-01T09:00:00Z',
      id = newId(),
      reverses,
      description = 'قيد',
      fingerprint,
    } = sketch;
    return {
      id,
      waqfId: this.waqfId,
      debit: ref(from),
      credit: ref(to),
      amount: halalas(BigInt(amount)),
      kind,
      description,
      occurredAt: new Date(at),
      ...(reverses === undefined ? {} : { reversesId: reverses }),
      ...(fingerprint === undefined ? {} : { fingerprint }),
    };
  }

  /** Posts in a separate transaction; throws what the façade throws. */
  post(...sketches: PostingInput[]): Promise<PostedEntry[]> {
    return this.books.run((ctx) =>
      this.books.ledger.post(
        ctx,
        sketches.map((sketch) => this.posting(sketch)),
      ),
    );
  }

  /** The outcomes as words: `posted`, `replayed`, or the reason of the refusal. */
  async outcomes(...sketches: PostingInput[]): Promise<string[]> {
    const outcomes = await this.books.run((ctx) =>
      this.books.ledger.tryPost(
        ctx,
        sketches.map((sketch) => this.posting(sketch)),
      ),
    );
    return outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.reason : outcome.status));
  }

  /** Income into the yield. */
  async earn(amount: number | bigint, at?: string): Promise<string> {
    const [entry] = await this.post({
      from: 'contra',
      to: 'ghalla',
      amount,
      kind: 'income',
      ...(at === undefined ? {} : { at }),
    });
    return entry?.id ?? '';
  }

  async ghalla(): Promise<bigint> {
    return (await this.books.ledger.balancesOf(this.books.ctx, [this.waqfId])).get(this.waqfId)?.ghalla ?? -1n;
  }
}

/**
 * Runs `count` calls, eight at a time. The pool has more connections, so no call times out waiting for one on a slow
 * machine.
 */
export async function runConcurrently<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let i = next++; i < count; i = next++) results[i] = await work(i);
    }),
  );
  return results;
}
