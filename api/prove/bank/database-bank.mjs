import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startDatabase } from '@waqf/testing/product';
import pg from 'pg';
import { IndefiniteError } from './workload.mjs';
import { asOwner } from '../../bench/shared/open-client.mjs';

const migrations = resolve(import.meta.dirname, '../../migrations');
const moves = { kind: 'movement', at: '2026-01-01T00:00:00Z' };

/**
 * The ledger alone, on its own PostgreSQL that can be killed; used to tell incorrect builds from the right one.
 * @param {{build: Build, accounts: number, each: bigint}} options every account starts with `each` halalas
 * @typedef {'right' | 'no row lock' | 'no transaction' | 'no idempotency key' | 'synchronous_commit=off'} Build
 */
export async function openLedger({ build, accounts, each }) {
  const folder = mkdtempSync(join(tmpdir(), 'waqf-bank-'));
  chmodSync(folder, 0o755);
  // Makes the incorrect server keep its writes in memory for long; right builds wait for them at every commit.
  const settings = {
    max_connections: 60,
    ...(build === 'synchronous_commit=off'
      ? { wal_writer_delay: 10_000, wal_writer_flush_after: '1GB', wal_buffers: '16MB' }
      : {}),
  };
  let server = await startDatabase({ dataDir: folder, settings });
  const ids = [];
  const waqf = randomUUID();
  await asOwner(server.url, async (client) => {
    await makeSchema(client);
    await makeWrong(client, build);
    ids.push(...(await openAccounts(client, waqf, accounts, each)));
  });
  let restarting = Promise.resolve();
  return {
    accounts: ids,
    total: each * BigInt(accounts),
    connect: () => connection(() => restarting.then(() => server.url), { build, waqf, ids }),
    /** Kills the whole server with -9, so that all unwritten data is lost; then starts it again. */
    kill() {
      const gone = new Promise((resolve) => server.onExit(resolve));
      process.kill(-server.pid, 'SIGKILL');
      restarting = gone.then(
        async () => (server = await startDatabase({ dataDir: folder, settings, port: server.port })),
      );
      return restarting;
    },
    books: () => asOwner(server.url, (client) => readBooks(client, waqf, ids)),
    async close() {
      await restarting;
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * All entries and accounts of a waqf in the shape that the checker needs. `aliases` maps ledger accounts to the names
 * in the history.
 */
export async function readBooks(client, waqf, ids, aliases = new Map(), offsets = new Map()) {
  const name = (id) => aliases.get(id) ?? id;
  const { rows: entries } = await client.query(
    `SELECT id, description AS key, debit_account_id AS "from", credit_account_id AS "to", debit_number AS
      "fromNumber", debit_balance_after AS "fromAfter",
            credit_number AS "toNumber", credit_balance_after AS "toAfter", amount_halalas AS amount
              FROM ledger.transfer WHERE waqf_id = $1`,
    [waqf],
  );
  const { rows: accounts } = await client.query(
    'SELECT id, balance_halalas AS balance, entries FROM ledger.account WHERE waqf_id = $1',
    [waqf],
  );
  return {
    entries: entries.map((row) => ({
      ...row,
      from: name(row.from),
      to: name(row.to),
      amount: BigInt(row.amount),
      fromNumber: BigInt(row.fromNumber),
      fromAfter: BigInt(row.fromAfter),
      toNumber: BigInt(row.toNumber),
      toAfter: BigInt(row.toAfter),
    })),
    accounts: accounts
      .filter(({ id }) => ids.includes(name(id)))
      .map((row) => ({
        id: name(row.id),
        balance: BigInt(row.balance),
        entries: BigInt(row.entries),
        offset: offsets.get(name(row.id)) ?? 0n,
      })),
  };
}

async function makeSchema(client) {
  await client.query('CREATE ROLE waqf_app; CREATE SCHEMA platform; CREATE SCHEMA ledger');
  for (const file of readdirSync(migrations)
    .filter((one) => /^\d{4}-ledger-.*\.ts$/.test(one))
    .toSorted()) {
    await client.query((await import(join(migrations, file))).up);
  }
}

async function openAccounts(client, waqf, count, each) {
  const { rows: funds } = await client.query(
    `INSERT INTO ledger.account (id, waqf_id, fund) SELECT gen_random_uuid(), $1, fund
      FROM unnest(ARRAY['ghalla', 'contra']) AS f (fund) RETURNING id, fund`,
    [waqf],
  );
  const { rows: held } = await client.query(
    `INSERT INTO ledger.account (id, waqf_id, fund) SELECT gen_random_uuid(), $1, 'held'
      FROM generate_series(1, $2::int) RETURNING id`,
    [waqf, count - 1],
  );
  const ids = [funds.find(({ fund }) => fund === 'ghalla').id, ...held.map(({ id }) => id)];
  const world = funds.find(({ fund }) => fund === 'contra').id;
  for (const id of ids) {
    await post(client, [
      {
        ...moves,
        id: randomUUID(),
        waqf,
        debit_account: world,
        credit_account: id,
        amount: String(each),
        description: 'opening',
      },
    ]);
  }
  return ids;
}

async function post(client, postings) {
  return (
    await client.query({
      name: 'post',
      text: 'SELECT outcome, reason FROM ledger.post($1)',
      values: [JSON.stringify(postings)],
    })
  ).rows;
}

/** Makes the right build incorrect, for the faults that are in the database. */
async function makeWrong(client, build) {
  if (build === 'synchronous_commit=off')
    await client.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`,
    );
  if (build !== 'no row lock') return;
  const {
    rows: [{ source }],
  } = await client.query(`SELECT pg_get_functiondef('ledger.post(jsonb)'::regprocedure) AS source`);
  const unlocked = source.replace(' FOR NO KEY UPDATE', '');
  if (unlocked === source) throw new Error('the posting function has no row lock to take away');
  await client.query(unlocked);
}

/** A client on its own connection, which is reopened when it breaks. */
async function connection(urlNow, { build, waqf, ids }) {
  let client;
  const connected = async () => {
    if (client) return client;
    const fresh = new pg.Client({ connectionString: await urlNow(), connectionTimeoutMillis: 5_000 });
    fresh.on('error', () => (client = client === fresh ? undefined : client));
    await fresh.connect();
    return (client = fresh);
  };
  const definite = async (work) => {
    try {
      return await work(await connected());
    } catch (error) {
      if (error.code === '40001' || error.code === '40P01' || error.code === '23505')
        throw new IndefiniteError(error.message);
      if (/^[0-9A-Z]{5}$/.test(error.code ?? '') && !/^(57|08|53)/.test(error.code)) throw error;
      const lost = client;
      client = undefined;
      lost?.end().catch(() => undefined);
      throw new IndefiniteError(error.message);
    }
  };
  return {
    async transfer({ key, from, to, amount }) {
      const entryId = build === 'no idempotency key' ? randomUUID() : key;
      if (build === 'no transaction') return definite((open) => inPieces(open, { id: key, waqf, from, to, amount }));
      return definite(async (open) => {
        // Sometimes the connection breaks after the request is sent, and the answer is lost.
        if (Math.random() < 0.15) setImmediate(() => open.connection.stream.destroy());
        const [{ outcome }] = await post(open, [
          {
            ...moves,
            id: entryId,
            waqf,
            debit_account: from,
            credit_account: to,
            amount: String(amount),
            description: key,
          },
        ]);
        return outcome === 'refused' ? { ok: false } : { ok: true, entryId };
      });
    },
    read: () =>
      definite(async (open) => {
        const { rows } = await open.query(
          'SELECT id, balance_halalas AS balance FROM ledger.account WHERE id = ANY ($1)',
          [ids],
        );
        return new Map(rows.map(({ id, balance }) => [id, BigInt(balance)]));
      }),
    close: async () => void (await client?.end().catch(() => undefined)),
  };
}

/**
 * The same transfer as separate statements, each committed by itself: row locks and balance checks then have no effect.
 */
async function inPieces(client, { id, waqf, from, to, amount }) {
  const { rows: known } = await client.query('SELECT FROM ledger.transfer WHERE id = $1', [id]);
  if (known.length > 0) return { ok: true, entryId: id };
  const take = async (account, signed) =>
    (
      await client.query(
        `UPDATE ledger.account SET balance_halalas = balance_halalas + $2, entries = entries + 1 WHERE id = $1
          AND balance_halalas + $2 >= 0
     RETURNING fund, entries, balance_halalas AS balance`,
        [account, signed],
      )
    ).rows[0];
  const debit = await take(from, -amount);
  if (!debit) return { ok: false };
  const credit = await take(to, amount);
  await client.query(
    `INSERT INTO ledger.transfer (id, waqf_id, debit_account_id, debit_fund, debit_number, debit_balance_after,
      credit_account_id, credit_fund, credit_number,
       credit_balance_after, amount_halalas, kind, description, occurred_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'movement', $12, now())`,
    [
      id,
      waqf,
      from,
      debit.fund,
      debit.entries,
      debit.balance,
      to,
      credit.fund,
      credit.entries,
      credit.balance,
      amount,
      id,
    ],
  );
  return { ok: true, entryId: id };
}
