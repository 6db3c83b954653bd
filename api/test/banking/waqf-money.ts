import { parseAmount } from '@waqf/money';
import { BankingFacade } from '../../src/banking/index.js';
import { LedgerFacade } from '../../src/ledger/index.js';
import { type Ctx, newId, Transactions } from '../../src/platform/index.js';
import { bankOrder, type BankOrderInput, SandboxBankBooks } from '../../src/simulators/bank/index.js';
import type { Answer, Browser } from '../browser.js';
import type { TestApi } from '../harness.js';
import { approvedWaqf, systemCtx } from '../membership/approved-waqf.js';

type Token<T> = abstract new (...args: never[]) => T;

/** An account of a waqf, as the tests name it. */
export interface Account {
  id: string;
  iban: string;
}

/** An approved waqf with open accounts and yield in its main account. */
export interface WaqfMoney {
  waqfId: string;
  main: Account;
  subs: [Account, Account];
}

export interface TransferBody {
  id: string;
  status: string;
  amount: string;
  bankReference: string | null;
  settledAt: string | null;
  reason: string | null;
  description: string;
  direction: string;
}

/** A provider of the running application. */
export const providerOf = <T>(api: TestApi, token: Token<T>): T => api.application.app.get(token, { strict: false });

export const inTransaction = <T>(api: TestApi, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  providerOf(api, Transactions).run(systemCtx(api), work);

/**
 * Opens a waqf's main account and two sub-accounts at the sandbox bank, and books what it holds. @param holds riyals by
 * fund
 */
export async function waqfWithMoney(
  api: TestApi,
  holds: { ghalla?: string; corpus?: string } = { ghalla: '10000.00' },
  waqf: { nazir?: string; waqif?: string; newPayees?: boolean } = {},
): Promise<WaqfMoney> {
  const banking = providerOf(api, BankingFacade);
  const waqfId = await approvedWaqf(api, waqf);
  await inTransaction(api, (ctx) => banking.requestMainAccount(ctx, { waqfId, waqfName: `وقف ${waqfId}` }));
  if (!(await banking.awaitMainAccount(waqfId, 10_000))) throw new Error('the bank did not open the main account');
  const sub = async (): Promise<Account> => {
    const asked = await inTransaction(api, (ctx) =>
      banking.requestSubAccount(ctx, {
        waqfId,
        beneficiaryId: newId(),
        holderPersonId: newId(),
        holderName: `مستفيد ${waqfId}`,
      }),
    );
    if (!asked) throw new Error('there is no main account');
    await banking.awaitAccount(asked.id, 10_000);
    return { id: asked.id, iban: (await banking.account(systemCtx(api), asked.id)).iban };
  };
  const main = (await banking.mainAccountOf(systemCtx(api), [waqfId])).get(waqfId);
  if (!main) throw new Error('there is no main account');
  for (const [fund, amount] of Object.entries(holds)) await addYield(api, waqfId, amount, fund as 'ghalla' | 'corpus');
  const subs: [Account, Account] = [await sub(), await sub()];
  // Paid before: the first payments to a payee have a limit of their own.
  if (waqf.newPayees !== true) {
    await api.query(
      `INSERT INTO banking.transfer_day (party_id, side, day, halalas)
       SELECT beneficiary_id, 'to', current_date - 60, 1 FROM banking.account WHERE id = ANY ($1::uuid[])`,
      [subs.map(({ id }) => id)],
    );
  }
  return { waqfId, main: { id: main.id, iban: main.iban }, subs };
}

/** Books money that came from outside. @param amount riyals, negative to spend it */
export async function addYield(
  api: TestApi,
  waqfId: string,
  amount: string,
  fund: 'ghalla' | 'corpus' = 'ghalla',
): Promise<void> {
  const spent = amount.startsWith('-');
  const [debit, credit] = spent ? [{ fund }, { fund: 'contra' as const }] : [{ fund: 'contra' as const }, { fund }];
  await inTransaction(api, (ctx) =>
    providerOf(api, LedgerFacade).post(ctx, [
      {
        id: newId(),
        waqfId,
        debit,
        credit,
        amount: parseAmount(amount.replace('-', '')),
        kind: spent ? 'expense' : 'income',
        description: 'من الاختبار',
        occurredAt: new Date(),
      },
    ]),
  );
}

/** Determines how the sandbox bank answers the next transfers from or to this account. */
export const orderBank = (api: TestApi, account: Account, order: BankOrderInput): Promise<void> =>
  providerOf(api, SandboxBankBooks).place(bankOrder.parse({ request: 'transfer', iban: account.iban, ...order }));

/** Asks for a transfer over HTTP. */
export function transfer(
  browser: Browser,
  from: Account,
  to: Account,
  amount: string,
  more: { key?: string; description?: string } = {},
): Promise<Answer> {
  const headers = more.key === undefined ? {} : { 'idempotency-key': more.key };
  const body = {
    fromAccountId: from.id,
    toAccountId: to.id,
    amount,
    ...(more.description === undefined ? {} : { description: more.description }),
  };
  return browser.post('/api/bank-transfer', body, { headers });
}

export const transferIn = (answer: Answer): TransferBody => (answer.body as { transfer: TransferBody }).transfer;
export const messageIn = (answer: Answer): string => (answer.body as { message: string }).message;
export const codeIn = (answer: Answer): string => (answer.body as { code: string }).code;

/** The balance of an account in the books; for a main account, its yield. */
export async function bookBalance(api: TestApi, money: WaqfMoney, account: Account): Promise<string> {
  const [row] = await api.query<{ balance: string }>(
    `SELECT (balance_halalas / 100.0)::numeric(20, 2)::text AS balance FROM ledger.account
      WHERE ${account.id === money.main.id ? `waqf_id = $1 AND fund = 'ghalla'` : 'id = $1'}`,
    [account.id === money.main.id ? money.waqfId : account.id],
  );
  return row?.balance ?? 'none';
}

/** How often the bank has carried out a reference, by its statement of the paying account. */
export async function countAtBank(api: TestApi, transferId: string): Promise<number> {
  const [row] = await api.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM bank_sandbox.statement_line WHERE reference = $1 AND amount_halalas < 0',
    [transferId],
  );
  return row?.count ?? 0;
}

/** Waits until a transfer is in one of these states. */
export async function waitForState(
  api: TestApi,
  transferId: string,
  ...states: string[]
): Promise<{ state: string; attempts: number; refusal_code: string | null }> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const [row] = await api.query<{ state: string; attempts: number; refusal_code: string | null }>(
      'SELECT state, attempts, refusal_code FROM banking.transfer WHERE id = $1',
      [transferId],
    );
    if (row && states.includes(row.state)) return row;
    if (Date.now() > deadline) throw new Error(`transfer is ${row?.state}, not ${states.join(' or ')}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/**
 * For the message of a failure: waiting events, failed listeners, and open transactions of the server, any of which may
 * block.
 */
async function whatHolds(api: TestApi): Promise<string> {
  const events = await api.query(
    `SELECT id, type, attempts, transaction_id >= pg_snapshot_xmin(pg_current_snapshot()) AS "notFinal"
     FROM platform.outbox_event WHERE delivered_at IS NULL`,
  );
  const failures = await api.query('SELECT listener, error, attempts FROM platform.outbox_failure');
  const open = await api.query(
    `SELECT datname, state, backend_xid::text AS xid, wait_event AS waits, (now() - xact_start)::text AS age,
       left(query, 200) AS query FROM pg_stat_activity WHERE xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
  );
  return JSON.stringify({ events, failures, open });
}

/** Waits until every fact has reached its subscribers; jobs may still wait. */
export async function waitUntilDelivered(api: TestApi): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const waiting = await api.query('SELECT 1 FROM platform.outbox_event WHERE delivered_at IS NULL LIMIT 1');
    if (waiting.length === 0) return;
    if (Date.now() > deadline) throw new Error(`facts have not been delivered: ${await whatHolds(api)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
