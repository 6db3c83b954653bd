import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isSaudiIban } from '@waqf/formats';
import { BankPort } from '../../src/banking/bank/bank.port.js';
import { BankAccountRepository } from '../../src/banking/persistence/bank-account.repository.js';
import { WatchOpenings } from '../../src/banking/use-cases/watch-openings.js';
import { openAccountQueue } from '../../src/banking/banking.queues.js';
import { BankingFacade } from '../../src/banking/index.js';
import { Jobs, newId } from '../../src/platform/index.js';
import { BankPlatform } from './bank-platform.js';

let platform: BankPlatform;
beforeAll(async () => void (platform = await BankPlatform.start()));
afterAll(() => platform.stop());

/** An account request that has been due for an hour and has no job. */
async function openingWithoutJob(holderName: string): Promise<{ accountId: string; waqfId: string }> {
  const [accountId, waqfId] = [newId(), newId()];
  await platform.rows(
    `INSERT INTO banking.account (id, waqf_id, account_type, state, reference, holder_name, party_ids, ask_at,
      created_at)
     VALUES ($1, $2, 'main_waqf', 'opening', $3, $4, '{}', now() - interval '1 hour', now())`,
    [accountId, waqfId, newId(), holderName],
  );
  return { accountId, waqfId };
}

test('an approved waqf gets one active main account with a valid IBAN, and both parties are notified', async () => {
  const waqf = await platform.request('وقف السقيا');
  await expect(platform.banking.awaitMainAccount(waqf.waqfId, 5_000)).resolves.toBe(true);

  const [account, ...others] = await platform.banking.accountsOf(platform.ctx(), waqf.waqfId);
  expect(others).toEqual([]);
  expect(account).toMatchObject({
    waqfId: waqf.waqfId,
    accountType: 'main_waqf',
    accountStatus: 'active',
    isMainAccount: true,
    balance: '0.00',
    currency: 'SAR',
    beneficiaryId: null,
  });
  expect(isSaudiIban(account?.iban ?? '')).toBe(true);
  expect(account?.iban.endsWith(account.accountNumber)).toBe(true);
  expect(await platform.accountsAtBank('وقف السقيا')).toEqual([expect.objectContaining({ iban: account?.iban })]);
  expect(await platform.banking.countAccounts(platform.ctx(), [waqf.waqfId])).toBe(1);

  const notices = await platform.notices(waqf);
  expect(notices.map((notice) => [notice.user_id, notice.type])).toEqual(waqf.partyIds.map((id) => [id, 'success']));
  expect(notices[0]?.message_ar).toContain(account?.iban.slice(-4));
});

test('asking again for a waqf that has its account changes nothing and notifies nobody', async () => {
  const waqf = await platform.request('وقف مرتين');
  await platform.banking.awaitMainAccount(waqf.waqfId, 5_000);
  const before = await platform.banking.accountsOf(platform.ctx(), waqf.waqfId);
  await platform.inTransaction((ctx) => platform.banking.requestMainAccount(ctx, waqf));
  await expect(platform.banking.awaitMainAccount(waqf.waqfId, 1_000)).resolves.toBe(true);
  expect(await platform.banking.accountsOf(platform.ctx(), waqf.waqfId)).toEqual(before);
  expect(await platform.notices(waqf)).toHaveLength(2);
});

test('an approval that rolls back never reaches the bank', async () => {
  const waqf = { waqfId: newId(), waqfName: 'وقف لم يعتمد' };
  const approval = platform.inTransaction(async (ctx) => {
    await platform.banking.requestMainAccount(ctx, waqf);
    throw new Error('approval failed');
  });
  await expect(approval).rejects.toThrow('approval failed');
  await expect(platform.banking.awaitMainAccount(waqf.waqfId, 300)).resolves.toBe(false);
  expect(await platform.banking.mainAccountState(platform.ctx(), waqf.waqfId)).toEqual({ state: 'none' });
  expect(await platform.accountsAtBank('وقف لم يعتمد')).toEqual([]);
});

test('while the bank delays there is no account; the job opens it later and notifies both parties', async () => {
  await platform.order({ kind: 'delay', delayMs: 1_500, holderName: 'وقف متأخر' });
  const waqf = await platform.request('وقف متأخر');
  await expect(platform.banking.awaitMainAccount(waqf.waqfId, 300)).resolves.toBe(false);
  expect(await platform.banking.accountsOf(platform.ctx(), waqf.waqfId)).toEqual([]);
  expect(await platform.notices(waqf)).toEqual([]);

  expect(await platform.settled(waqf.waqfId)).toBe('active');
  expect((await platform.notices(waqf)).map((notice) => notice.user_id)).toEqual(waqf.partyIds);
});

test('a refusal is stored and notified with its reason, and a new request opens one account', async () => {
  await platform.order({
    kind: 'refuse',
    holderName: 'وقف مرفوض',
    reason: { ar: 'الصك قيد المراجعة', en: 'The deed is under review' },
  });
  const waqf = await platform.request('وقف مرفوض');
  await expect(platform.banking.awaitMainAccount(waqf.waqfId, 5_000)).resolves.toBe(false);
  expect(await platform.banking.mainAccountState(platform.ctx(), waqf.waqfId)).toEqual({
    state: 'refused',
    reason: { ar: 'الصك قيد المراجعة', en: 'The deed is under review' },
  });
  expect((await platform.banking.mainAccountOf(platform.ctx(), [waqf.waqfId])).size).toBe(0);
  const notices = await platform.notices(waqf);
  expect(notices.map((notice) => [notice.type, notice.priority])).toEqual([
    ['error', 'high'],
    ['error', 'high'],
  ]);
  expect(notices[0]?.message_ar).toContain('الصك قيد المراجعة');

  await platform.inTransaction((ctx) => platform.banking.requestMainAccount(ctx, waqf));
  await expect(platform.banking.awaitMainAccount(waqf.waqfId, 5_000)).resolves.toBe(true);
  expect(await platform.accountsAtBank('وقف مرفوض')).toHaveLength(1);
});

test('after a lost answer the request is repeated under the same reference, and the bank has one account', async () => {
  await platform.order({ kind: 'lose-answer', times: 2, holderName: 'وقف ضاع جوابه' });
  const waqf = await platform.request('وقف ضاع جوابه');
  await expect(platform.banking.awaitMainAccount(waqf.waqfId, 200)).resolves.toBe(false);
  let [atBank] = await platform.accountsAtBank('وقف ضاع جوابه');
  for (let tries = 0; tries < 600 && !atBank; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    [atBank] = await platform.accountsAtBank('وقف ضاع جوابه');
  }
  expect(atBank).toBeDefined();

  expect(await platform.settled(waqf.waqfId)).toBe('active');
  expect(await platform.accountsAtBank('وقف ضاع جوابه')).toEqual([atBank]);
  const [row] = await platform.rows<{ reference: string; iban: string; attempts: number }>(
    'SELECT reference, iban, attempts FROM banking.account WHERE waqf_id = $1',
    [waqf.waqfId],
  );
  expect(row).toEqual({ ...atBank, attempts: 3 });
});

test('a bank that is unavailable is asked again until it answers', async () => {
  await platform.order({ kind: 'unavailable', times: 2, holderName: 'وقف والمصرف متوقف' });
  const waqf = await platform.request('وقف والمصرف متوقف');
  expect(await platform.settled(waqf.waqfId)).toBe('active');
  expect(await platform.accountsAtBank('وقف والمصرف متوقف')).toHaveLength(1);
});

test('a process that stops before it stores the bank’s answer causes no second account', async () => {
  const { accountId, waqfId } = await openingWithoutJob('وقف وانقطاع');
  // The state that the stopped process left: the request is claimed, and the bank has answered it.
  const accounts = platform.get(BankAccountRepository);
  const claimed = await accounts.claim(platform.ctx(), accountId, 1_500);
  if (!claimed) throw new Error('nobody else may be asking');
  const answer = await platform
    .get(BankPort)
    .openAccount({ reference: claimed.reference, product: 'WAQF_MAIN', holderName: 'وقف وانقطاع' });
  expect(answer.outcome).toBe('opened');
  const [atBank] = await platform.accountsAtBank('وقف وانقطاع');

  // The job runs again, at first while the claim of the stopped process is still valid.
  await platform.inTransaction((ctx) =>
    platform.get(Jobs).enqueue(ctx, openAccountQueue, { accountId }, { key: accountId }),
  );
  expect(await platform.settled(waqfId)).toBe('active');
  expect(await platform.accountsAtBank('وقف وانقطاع')).toEqual([atBank]);
  const [account] = await platform.banking.accountsOf(platform.ctx(), waqfId);
  expect(account?.iban).toBe(atBank?.iban);
});

test('an account request without a job is found by the watch', async () => {
  const { waqfId } = await openingWithoutJob('وقف بلا مهمة');
  await platform.get(WatchOpenings).execute();
  expect(await platform.settled(waqfId)).toBe('active');
});

test('twenty waiting callers in two processes cause one request to the bank', async () => {
  const second = await platform.addReplica();
  await platform.order({ kind: 'slow', delayMs: 400, holderName: 'وقف المتزاحمين' });
  const waqf = await platform.request('وقف المتزاحمين');
  const waits = Array.from({ length: 20 }, (_, i) => {
    const banking = i % 2 === 0 ? platform.banking : platform.get(BankingFacade, second);
    return banking.awaitMainAccount(waqf.waqfId, 5_000);
  });
  expect(new Set(await Promise.all(waits))).toEqual(new Set([true]));
  const [row] = await platform.rows<{ attempts: number }>('SELECT attempts FROM banking.account WHERE waqf_id = $1', [
    waqf.waqfId,
  ]);
  expect(row?.attempts).toBe(1);
  expect(await platform.accountsAtBank('وقف المتزاحمين')).toHaveLength(1);
  expect(await platform.notices(waqf)).toHaveLength(2);
});

test('the database refuses a second main account, removing the IBAN, and deleting an account', async () => {
  const waqf = await platform.request('وقف القيود');
  await platform.settled(waqf.waqfId);
  const copy = platform.rows(
    `INSERT INTO banking.account (id, waqf_id, account_type, state, reference, holder_name, party_ids, created_at)
     VALUES ($1, $2, 'main_waqf', 'opening', $3, 'x', '{}', now())`,
    [newId(), waqf.waqfId, newId()],
  );
  await expect(copy).rejects.toThrow('account_one_main');
  await expect(
    platform.rows('UPDATE banking.account SET iban = NULL WHERE waqf_id = $1', [waqf.waqfId]),
  ).rejects.toThrow('account_opened_is_whole');
  await expect(platform.rows('DELETE FROM banking.account WHERE waqf_id = $1', [waqf.waqfId])).rejects.toThrow(
    'permission denied',
  );
});
