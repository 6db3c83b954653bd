import { riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../src/banking/index.js';
import { inTransaction, providerOf } from '../banking/waqf-money.js';
import type { Browser } from '../browser.js';
import type { TestApi } from '../harness.js';
import type { TimeSpan } from '../test-clock.js';
import { approvedWaqf } from '../membership/approved-waqf.js';
import { pick, randomOf } from '../reporting/random-books.js';

/** The sample people by role; each founder and each nazir has several waqfs. */
export const cast = {
  waqif: ['1000000016', '1000000024'],
  nazir: ['1000000032', '1000000040'],
  admin: ['1000000131', '1000000149'],
  beneficiary: ['1000000065', '1000000073', '1000000081', '1000000099', '2000000014', '1000000107', '1000000115'],
} as const;
const everybody: readonly string[] = Object.values(cast).flat();

/** A waqf of the play, with its parties by national id. */
export interface PlayedWaqf {
  readonly id: string;
  readonly waqif: string;
  /** Who is nazir now; empty while nobody is. */
  nazir: string;
}

/** The people, the waqfs and the chance of one random sequence. */
export class World {
  readonly waqfs: PlayedWaqf[] = [];
  private readonly everNazirs = new Set<string>();
  private readonly browsers = new Map<string, Browser>();
  private readonly random: () => number;

  constructor(
    readonly api: TestApi,
    seed: number,
  ) {
    this.random = randomOf(seed);
  }

  /** Four approved waqfs with main accounts: every founder and every nazir has two. */
  async open(): Promise<void> {
    for (const waqif of cast.waqif)
      for (const nazir of cast.nazir) {
        const id = await approvedWaqf(this.api, { waqif, nazir, name: `وقف ${this.waqfs.length + 1}` });
        const banking = providerOf(this.api, BankingFacade);
        await inTransaction(this.api, (ctx) => banking.requestMainAccount(ctx, { waqfId: id, waqfName: `وقف ${id}` }));
        await banking.awaitMainAccount(id, 10_000);
        this.waqfs.push({ id, waqif, nazir });
        await this.furnish(id, nazir);
      }
    await this.api.settled();
  }

  /** Two beneficiaries and a yield, so that most calls have something to act on. */
  private async furnish(id: string, nazir: string): Promise<void> {
    const browser = await this.browserOf(nazir);
    for (const nationalId of cast.beneficiary.slice(this.waqfs.length, this.waqfs.length + 2))
      await browser.post(`/api/waqf/${id}/beneficiaries`, {
        nationalId,
        fullName: 'سالم بن محمد القحطاني',
        allocatedPercentage: 40,
        entitledFrom: '2020-01-01',
      });
    const income = { waqfId: id, type: 'income', source: 'rent', amount: '50000', description: 'إيجار' };
    for (const back of [170, 100, 40]) {
      const occurredOn = riyadhDay(new Date(this.api.clock.now().getTime() - back * 86_400_000));
      await browser.post('/api/transactions', { ...income, occurredOn });
    }
  }

  /** Names another nazir, who has not accepted yet: until then the waqf has none. */
  async nameNazir(waqf: PlayedWaqf, nationalId: string): Promise<void> {
    await this.api.query(
      `UPDATE endowments.waqf SET nazir_accepted_at = NULL, nazir_declined_at = NULL, nazir_declined_by = NULL,
         nazir_decline_reason = NULL, nazir_id = (SELECT id FROM identity.person WHERE national_id = $2) WHERE id = $1`,
      [waqf.id, nationalId],
    );
    await this.refresh(waqf);
  }

  /** Reads who is nazir of a waqf now, and keeps who was. */
  async refresh(waqf: PlayedWaqf): Promise<void> {
    const [row] = await this.api.query<{ nazir: string }>(
      `SELECT p.national_id AS nazir FROM endowments.waqf w JOIN identity.person p ON p.id = w.nazir_id
       WHERE w.id = $1 AND w.nazir_accepted_at IS NOT NULL`,
      [waqf.id],
    );
    this.everNazirs.add(`${waqf.id} ${waqf.nazir}`);
    waqf.nazir = row?.nazir ?? '';
  }

  /** The nazir or the founder, and an administrator while the accounts of both are closed. */
  async readerOf({ nazir, waqif }: PlayedWaqf): Promise<string> {
    const open = await this.api.query<{ id: string }>(
      `SELECT national_id AS id FROM identity.person WHERE national_id = ANY ($1) AND deactivated_at IS NULL
       ORDER BY national_id`,
      [[nazir, waqif]],
    );
    return open.length > 0 ? this.one(open).id : cast.admin[0];
  }

  /** Whose session has ended signs in again with the next call. */
  forget(nationalId: string): void {
    this.browsers.delete(nationalId);
  }

  /** Notices that somebody got while they were nazir stay theirs. */
  wasNazir(waqfId: string, nationalId: string): boolean {
    return this.everNazirs.has(`${waqfId} ${nationalId}`);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  one<T>(choices: readonly T[]): T {
    return pick(this.random, choices);
  }

  anybody(): string {
    return this.one(everybody);
  }

  /** A day of the last half year in Riyadh. */
  day(back = 180): string {
    return riyadhDay(new Date(this.api.clock.now().getTime() - this.below(back) * 86_400_000));
  }

  /** Mostly ordinary sums in riyals, sometimes the smallest and sometimes more than anybody has. */
  amount(): string {
    if (this.chance(0.08)) return this.one(['0.01', '0.02', '0.03', '999999999.99', '100000000000']);
    return `${1 + this.below(9000)}.${String(this.below(100)).padStart(2, '0')}`;
  }

  /** A random row of a query with one column `id`, or undefined; the query's rows have one order. */
  async row<T extends object = { id: string }>(sql: string, values: unknown[] = []): Promise<T | undefined> {
    const rows = await this.api.query<T>(sql, values);
    return rows[this.below(rows.length)];
  }

  /** The person's browser, signed in again when the clock has ended the session. */
  async browserOf(nationalId: string): Promise<Browser> {
    const known = this.browsers.get(nationalId);
    if (known) return known;
    const fresh = await this.signIn(nationalId);
    this.browsers.set(nationalId, fresh);
    return fresh;
  }

  /** Whose account is deactivated, and nobody where a waqf has no nazir, calls without a session. */
  private async signIn(nationalId: string): Promise<Browser> {
    const [person] = await this.api.query<{ open: boolean }>(
      'SELECT deactivated_at IS NULL AS open FROM identity.person WHERE national_id = $1',
      [nationalId],
    );
    return person?.open === true ? this.api.signIn(nationalId) : this.api.browser();
  }

  /** Moves the clock; whoever was signed in has to sign in again. */
  move(span: TimeSpan): void {
    this.api.clock.advance(span);
    this.browsers.clear();
  }
}
