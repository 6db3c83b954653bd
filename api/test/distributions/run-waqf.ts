import type { BeneficiaryAdded } from '@waqf/contracts/beneficiaries';
import type { DistributionRun, RunAnswer, RunLine } from '@waqf/contracts/distributions';
import { BankingFacade } from '../../src/banking/index.js';
import { waitUntilDelivered, inTransaction, providerOf } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import type { TestApi } from '../harness.js';
import { approvedWaqf, systemCtx } from '../membership/approved-waqf.js';

/** A beneficiary of a test. */
export interface Heir {
  nationalId: string;
  fullName: string;
  allocatedPercentage?: number;
  [more: string]: unknown;
}

export const heirs = {
  noura: { nationalId: '1000000065', fullName: 'نورة بنت يوسف العنزي', allocatedPercentage: 50 },
  majed: { nationalId: '1000000081', fullName: 'ماجد بن عبدالله الحربي', allocatedPercentage: 30 },
  salem: { nationalId: '1000000099', fullName: 'سالم بن محمد القحطاني', allocatedPercentage: 20 },
} satisfies Record<string, Heir>;

/** A waqf with a main account at the bank; beneficiaries and money are added through the API. */
export class RunWaqf {
  private constructor(
    readonly api: TestApi,
    /** Signs in again, because moving the clock ends sessions. */
    public nazir: Browser,
    readonly id: string,
  ) {}

  /** @param parties founder and nazir by national id, the sample people when left out */
  static async open(api: TestApi, nazir: Browser, parties: { waqif?: string; nazir?: string } = {}): Promise<RunWaqf> {
    const id = await approvedWaqf(api, parties);
    const banking = providerOf(api, BankingFacade);
    const waqfName = `وقف ${id}`;
    await inTransaction(api, (ctx) => banking.requestMainAccount(ctx, { waqfId: id, waqfName }));
    if (!(await banking.awaitMainAccount(id, 10_000))) throw new Error('the bank did not open the main account');
    // Waits until the listeners know that the account is open. Otherwise they would open sub-accounts for the many
    // people whom a test adds next.
    await waitUntilDelivered(api);
    return new RunWaqf(api, nazir, id);
  }

  /** Adds a beneficiary and waits for the sub-account. Returns the beneficiary's id. */
  async add(heir: Heir): Promise<string> {
    const { status, body } = await this.nazir.post(`/api/waqf/${this.id}/beneficiaries`, heir);
    if (status !== 201) throw new Error(`no beneficiary: ${JSON.stringify(body)}`);
    const { id } = (body as BeneficiaryAdded).beneficiary;
    const account = (await providerOf(this.api, BankingFacade).subAccounts(systemCtx(this.api), [id])).get(id);
    if (account) await providerOf(this.api, BankingFacade).awaitAccount(account.id, 10_000);
    return id;
  }

  /** Income of the yield, or an expense, in the books and at the bank. */
  async enter(amount: string, occurredOn?: string, type: 'income' | 'expense' = 'income'): Promise<string> {
    const kind = type === 'income' ? { source: 'rent' } : { category: 'maintenance' };
    const body = { waqfId: this.id, type, amount, description: 'من الاختبار', ...kind };
    const answer = await this.nazir.post('/api/transactions', { ...body, ...(occurredOn ? { occurredOn } : {}) });
    if (answer.status !== 201) throw new Error(`nothing entered: ${JSON.stringify(answer.body)}`);
    await waitUntilDelivered(this.api);
    return (answer.body as { transaction: { id: string } }).transaction.id;
  }

  /** A beneficiary asks to leave the waqf, and the nazir accepts it. */
  async leave(beneficiaryId: string, nationalId: string): Promise<void> {
    const person = await this.api.signIn(nationalId);
    const body = { beneficiaryId, kind: 'leaving', reason: 'أرغب في ترك نصيبي' };
    const asked = await person.confirmed('POST', '/api/beneficiary/disputes', { body });
    const { id } = (asked.body as { dispute: { id: string } }).dispute;
    const answered = await this.nazir.post(`/api/disputes/${id}/answer`, { outcome: 'removed', text: 'قُبل' });
    if (answered.status !== 200) throw new Error(`nobody left: ${JSON.stringify(answered.body)}`);
  }

  path(tail = ''): string {
    return `/api/waqf/${this.id}/distributions${tail}`;
  }

  start(period: object, by: Browser = this.nazir): Promise<Answer> {
    return by.post(this.path(), period);
  }

  act(runId: string, name: string, body?: object, by: Browser = this.nazir): Promise<Answer> {
    return by.confirmed('POST', this.path(`/${runId}/${name}`), body ? { body } : {});
  }

  async view(runId: string, by = this.nazir, query = ''): Promise<RunAnswer> {
    return (await by.get(this.path(`/${runId}${query}`))).body as RunAnswer;
  }

  /** A calculated run. */
  async calculated(period: object): Promise<DistributionRun> {
    const { id } = runIn(await this.start(period));
    return runIn(await this.act(id, 'calculate'));
  }

  /** Waits until the bank has answered every line that was sent. */
  async settled(runId: string): Promise<void> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const { run } = await this.view(runId);
      if (run.counts.sent.lines === 0 && run.state !== 'paying') break;
      if (Date.now() > deadline) throw new Error(`the run is ${run.state}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await waitUntilDelivered(this.api);
  }

  /** Book balances in riyals by fund. */
  async funds(): Promise<Record<string, string>> {
    const rows = await this.api.query<{ fund: string; balance: string }>(
      `SELECT fund, (balance_halalas / 100.0)::numeric(20, 2)::text AS balance FROM ledger.account
       WHERE waqf_id = $1 AND fund IN ('corpus', 'ghalla', 'reserve', 'payable')`,
      [this.id],
    );
    return Object.fromEntries(rows.map(({ fund, balance }) => [fund, balance]));
  }
}

export function runIn({ status, body }: Answer): DistributionRun {
  if (status !== 200 && status !== 201) throw new Error(`no run: ${status} ${JSON.stringify(body)}`);
  return (body as { run: DistributionRun }).run;
}

export const lineOf = ({ lines }: RunAnswer, fullName: string): RunLine => {
  const line = lines.find((one) => one.fullName === fullName);
  if (!line) throw new Error(`no line of ${fullName}`);
  return line;
};

/** Checks that the counts that the database keeps for each run equal those of its lines. */
export async function expectLinesCounted(api: TestApi): Promise<void> {
  const columns = 'run_id, state, waits, lines, amount, changed';
  const wrong = await api.query(
    `WITH counted AS (
       SELECT run_id, state, waits, sum(lines) AS lines, sum(amount_halalas) AS amount, sum(changed_payees) AS changed
       FROM distributions.run_line_count GROUP BY 1, 2, 3 HAVING sum(lines) <> 0),
     present AS (
       SELECT run_id, state, withheld IS NOT NULL AS waits, count(*) AS lines, sum(amount_halalas) AS amount,
         count(*) FILTER (WHERE payee_changed) AS changed FROM distributions.run_line GROUP BY 1, 2, 3)
     (SELECT ${columns} FROM counted EXCEPT SELECT ${columns} FROM present)
     UNION ALL (SELECT ${columns} FROM present EXCEPT SELECT ${columns} FROM counted)`,
  );
  expect(wrong).toEqual([]);
}
