/**
 * `npm run prove:frozen [-- --short]`: suspends all processes of the database (SIGSTOP) during reads, changes and
 * transfers, before they are called and while they are in progress. Everybody must get 503 within 3 s and be served
 * again within 5 s of SIGCONT, and no acknowledged transfer may be lost or made twice.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { client, freePort, startProduct, temporaryData } from '@waqf/testing/product';

const people = { founder: '1000000016', nazir: '1000000032' };
const rounds = process.argv.includes('--short') ? 2 : 10;
const limits = { refused: 3000, back: 5000 };

const data = temporaryData();
const product = await startProduct({ dataDir: data.path, port: await freePort() });
const figures = { rounds: 0, refused: [], back: [], wrong: [], acknowledged: 0, keys: 0, lost: 0, doubled: 0 };
try {
  const founder = client(product.url);
  const nazir = client(product.url);
  await founder.signIn(people.founder);
  await nazir.signIn(people.nazir);
  const accounts = await transferable(nazir);
  const before = await balanceOf(nazir, accounts);
  for (let round = 0; round < rounds; round += 1) await oneRound(founder, nazir, accounts, round);
  const moved = (await balanceOf(nazir, accounts)) - before;
  figures.lost = Math.max(0, figures.keys - moved);
  figures.doubled = Math.max(0, moved - figures.keys);
} finally {
  await product.stop();
  data.remove();
}
const seconds = (values) => (Math.max(0, ...values) / 1000).toFixed(2);
console.log(
  `frozen: ${figures.rounds} times, ${figures.refused.length} calls got 503 in at most ` +
    `${seconds(figures.refused)} s, served again at most ${seconds(figures.back)}` +
    ` s after SIGCONT; ` +
    `${figures.keys} transfers, ${figures.acknowledged}` +
    ` of them acknowledged before the freeze, ${figures.lost} lost, ${figures.doubled}` +
    ` doubled, ${figures.wrong.length} other answers`,
);
for (const line of figures.wrong) console.error(line);
const kept = Math.max(...figures.refused) <= limits.refused && Math.max(...figures.back) <= limits.back;
process.exitCode =
  kept && figures.refused.length > 0 && figures.lost + figures.doubled + figures.wrong.length === 0 ? 0 : 1;

/** The main account and an active sub-account of the first waqf that has both. */
async function transferable(nazir) {
  const { waqfs } = await nazir.expect(200, 'GET', '/api/waqfs');
  for (const { id } of waqfs.filter((waqf) => waqf.status === 'approved')) {
    const { bankAccounts } = await nazir.expect(200, 'GET', `/api/waqf/${id}`);
    const active = bankAccounts.filter((account) => account.accountStatus === 'active');
    const from = active.find((account) => account.isMainAccount);
    const to = active.find((account) => !account.isMainAccount);
    if (from && to) return { waqfId: id, from: from.id, to: to.id };
  }
  throw new Error('no waqf to transfer in');
}

/** The balance of the receiving account in riyals; every transfer is one riyal. */
async function balanceOf(nazir, { waqfId, to }) {
  const { bankAccounts } = await nazir.expect(200, 'GET', `/api/waqf/${waqfId}`);
  return Number(bankAccounts.find((account) => account.id === to).balance);
}

async function oneRound(founder, nazir, accounts, round) {
  figures.rounds += 1;
  const transfers = [];
  const transfer = () => {
    const key = randomUUID();
    const call = nazir.call('POST', '/api/bank-transfer', {
      json: transferOf(accounts),
      headers: { 'idempotency-key': key },
    });
    figures.keys += 1;
    transfers.push({ key, call });
    return call;
  };
  const kinds = {
    view: () => nazir.call('GET', `/api/waqf/${accounts.waqfId}`),
    list: () => founder.call('GET', '/api/waqfs'),
    change: () =>
      founder.call('POST', '/api/waqf/create', {
        json: { name: `وقف الاختبار ${round}`, description: 'وقف لاختبار توقف قاعدة البيانات' },
      }),
    transfer,
    ready: () => founder.call('GET', '/health/ready'),
  };
  const underWay = ['transfer', 'change', 'view'].map((name) => ({ name, call: kinds[name]() }));
  await delay((round * 7) % 40);
  const thaw = product.freezeDatabase();
  const frozenAt = performance.now();
  try {
    await Promise.all([
      ...underWay.map((one) => refused(`${one.name} under way`, one.call, frozenAt, true)),
      ...Object.entries(kinds).map(([name, call]) => refused(name, call(), frozenAt)),
      delay(1900).then(() => refused('view, just before it is noticed', kinds.view(), performance.now())),
    ]);
    const later = performance.now();
    await Promise.all(Object.entries(kinds).map(([name, call]) => refused(`${name}, later`, call(), later)));
  } finally {
    thaw();
  }
  await servedAgain(founder, nazir, accounts);
  for (const { key, call } of transfers) await judge(nazir, accounts, key, await call);
}

/** Records how long a call waited for its 503; a call in progress may also have been answered before the freeze. */
async function refused(name, call, since, mayBeDone = false) {
  const { status } = await call;
  if (status === 503) {
    const waited = performance.now() - since;
    if (waited > limits.refused) console.error(`${name}: ${(waited / 1000).toFixed(2)} s`);
    return void figures.refused.push(waited);
  }
  if (!mayBeDone || status >= 300) figures.wrong.push(`${name}: ${status}`);
}

async function servedAgain(founder, nazir, accounts) {
  const since = performance.now();
  const calls = [() => founder.call('GET', '/api/user/me'), () => nazir.call('GET', `/api/waqf/${accounts.waqfId}`)];
  for (const call of calls) {
    while ((await call()).status !== 200 && performance.now() - since < 4 * limits.back) await delay(50);
  }
  figures.back.push(performance.now() - since);
}

function transferOf({ from, to }) {
  return { fromAccountId: from, toAccountId: to, amount: '1.00', description: 'تحويل أثناء توقف قاعدة البيانات' };
}

/** Repeating the same key results in one transfer, whatever the first call was answered. */
async function judge(nazir, accounts, key, first) {
  const again = await nazir.call('POST', '/api/bank-transfer', {
    json: transferOf(accounts),
    headers: { 'idempotency-key': key },
  });
  if (again.status >= 300)
    figures.wrong.push(`a transfer after the freeze: ${again.status} ${JSON.stringify(again.body)}`);
  if (first.status < 300) figures.acknowledged += 1;
}
