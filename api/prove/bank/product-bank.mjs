import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { client, waitFor } from '@waqf/testing/product';
import { IndefiniteError } from './workload.mjs';

/** The nazir of the sample waqfs. */
export const nazir = '1000000032';
const riyals = (halalas) => `${halalas / 100n}.${String(halalas % 100n).padStart(2, '0')}`;
const halalasOf = (text) => BigInt(text.replace('.', ''));

/**
 * Prepares a waqf of the sample data with money in its main account and four new sub-accounts.
 * @returns {Promise<{waqfId: string, main: string, accounts: string[]}>} ids of bank accounts, the main one first
 */
export async function prepareWaqf(url, { yieldRiyals, subAccounts }) {
  const person = client(url);
  await person.signIn(nazir);
  const { waqfs } = await person.expect(200, 'GET', '/api/waqfs');
  const main = async (waqf) =>
    (await person.expect(200, 'GET', `/api/waqf/${waqf.id}`)).bankAccounts.find(
      (account) => account.isMainAccount && account.accountStatus === 'active',
    );
  let waqf;
  for (const candidate of waqfs) if (candidate.status === 'approved' && (await main(candidate))) waqf ??= candidate;
  if (!waqf) throw new Error(`no approved waqf with a main account among ${waqfs.length}`);
  const accounts = [];
  for (const id of ['1170000002', '1170000010', '1170000028', '1170000036'].slice(0, subAccounts)) {
    const { beneficiary } = await person.expect(201, 'POST', `/api/waqf/${waqf.id}/beneficiaries`, {
      json: { nationalId: id, fullName: `مستفيد ${id}`, allocatedPercentage: null },
    });
    accounts.push(await openedAccount(person, waqf.id, beneficiary.id));
  }
  await person.expect(201, 'POST', '/api/transactions', {
    json: {
      waqfId: waqf.id,
      type: 'income',
      source: 'rent',
      amount: yieldRiyals,
      description: 'رأس مال اختبار المصرف',
    },
  });
  return { waqfId: waqf.id, main: (await main(waqf)).id, accounts: [(await main(waqf)).id, ...accounts] };
}

async function openedAccount(person, waqfId, beneficiaryId) {
  return waitFor(async () => {
    const { beneficiaries } = await person.expect(200, 'GET', `/api/beneficiaries?waqfId=${waqfId}&limit=100`);
    const one = beneficiaries.find(({ id }) => id === beneficiaryId);
    return one.accountState === 'active' && one.bankAccountId;
  }, 60_000);
}

/**
 * A client of the product: its own session, and a connection that sometimes breaks before the answer arrives.
 * @returns {Promise<import('./workload.mjs').Bank>}
 */
export async function productBank(url, waqfId, { lostAnswers = 0.02 } = {}) {
  const person = client(url);
  await person.signIn(nazir);
  const call = async (method, path, options) => {
    const broken =
      Math.random() < lostAnswers &&
      delay(randomInt(1, 60)).then(() => {
        throw new IndefiniteError('the line broke');
      });
    try {
      const answer = await (broken
        ? Promise.race([person.call(method, path, options), broken])
        : person.call(method, path, options));
      if (answer.status >= 500 || answer.status === 429)
        throw new IndefiniteError(`${answer.status} ${answer.body?.code}`);
      return answer;
    } catch (error) {
      if (error instanceof IndefiniteError || error.name === 'TypeError' || error.name === 'TimeoutError')
        throw new IndefiniteError(String(error.cause ?? error));
      throw error;
    } finally {
      if (broken) broken.catch(() => undefined);
    }
  };
  return {
    async transfer({ key, from, to, amount }) {
      const { status, body } = await call('POST', '/api/bank-transfer', {
        json: { fromAccountId: from, toAccountId: to, amount: riyals(amount), description: key },
        headers: { 'idempotency-key': key },
      });
      if (status === 201) return { ok: true, entryId: body.transfer.id };
      if (status === 422) return { ok: false };
      // Another request with the same key was refused while this one waited: the answer asks to try again.
      if (body?.code === 'banking.refused-meanwhile') throw new IndefiniteError(body.code);
      throw new Error(`transfer: ${status} ${JSON.stringify(body)}`);
    },
    async read() {
      const { status, body } = await call('GET', `/api/waqf/${waqfId}`);
      if (status !== 200) throw new Error(`read: ${status} ${JSON.stringify(body)}`);
      return new Map(body.bankAccounts.map((account) => [account.id, halalasOf(account.balance)]));
    },
    close: async () => undefined,
  };
}
