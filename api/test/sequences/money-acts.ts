import { expenseCategories, incomeSources } from '@waqf/contracts/finances';
import type { Act } from './act.js';

const reason = 'من تسلسل عشوائي';

const enter: Act = (world, waqf) => {
  const type = world.chance(0.7) ? 'income' : 'expense';
  const kind = type === 'income' ? { source: world.one(incomeSources) } : { category: world.one(expenseCategories) };
  return {
    by: world.chance(0.9) ? waqf.nazir : '1000000131',
    path: '/api/transactions',
    body: {
      waqfId: waqf.id,
      type,
      amount: world.amount(),
      description: 'قيد من تسلسل',
      ...(world.chance(0.9) ? kind : {}),
      ...(world.chance(0.6) ? { occurredOn: world.day() } : {}),
    },
  };
};

const reverse: Act = async (world, waqf) => {
  const row = await world.row('SELECT id FROM finances.transaction WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  return row && { by: waqf.nazir, path: `/api/transactions/${row.id}/reverse`, body: { reason } };
};

const transfer: Act = async (world, waqf) => {
  const accounts = 'SELECT id FROM banking.account WHERE waqf_id = $1';
  const from = await world.row(`${accounts} ${world.chance(0.85) ? 'AND beneficiary_id IS NULL' : ''}`, [waqf.id]);
  const to = await world.row(`${accounts} ORDER BY id`, [world.chance(0.9) ? waqf.id : world.one(world.waqfs).id]);
  return (
    from &&
    to && {
      by: waqf.nazir,
      path: '/api/bank-transfer',
      body: { fromAccountId: from.id, toAccountId: to.id, amount: world.amount(), description: 'تحويل' },
    }
  );
};

const decide: Act = async (world, waqf) => {
  const row = await world.row<{ id: string; by: string }>(
    `SELECT r.id, p.national_id AS by FROM approvals.request r JOIN identity.person p ON p.id = r.requested_by
     WHERE r.waqf_id = $1 ${world.chance(0.8) ? "AND r.state = 'requested'" : ''} ORDER BY r.id`,
    [waqf.id],
  );
  const act = world.one(['approve', 'approve', 'approve', 'reject', 'withdraw']);
  const body = act === 'reject' ? { reason } : {};
  return row && { by: act === 'withdraw' ? row.by : waqf.waqif, path: `/api/approvals/${row.id}/${act}`, body };
};

const policy: Act = (world, waqf) => ({
  by: waqf.waqif,
  method: 'PUT',
  path: `/api/waqf/${waqf.id}/transfer-policy`,
  body: {
    approvalAbove: world.one([null, '0', '100', '5000']),
    ...(world.chance(0.3)
      ? {
          secondApprover: world.chance(0.5)
            ? null
            : { nationalId: world.anybody(), fullName: 'خالد بن عبدالله العتيبي' },
        }
      : {}),
    ...(world.chance(0.4) ? { seen: { approvalAbove: world.one([null, '100.00', '5000.00']) } } : {}),
  },
});

const plan: Act = (world, waqf) => ({
  by: waqf.nazir,
  path: '/api/repeating-transactions',
  body: {
    waqfId: waqf.id,
    type: world.one(['income', 'expense']),
    amount: world.amount(),
    description: 'إيجار متكرر',
    everyMonths: world.one([1, 3, 6, 12]),
    firstOn: world.day(),
  },
});

const onPlan: Act = async (world, waqf) => {
  const row = await world.row<{ id: string; first_on: string }>(
    'SELECT id, first_on::text FROM finances.repeating WHERE waqf_id = $1 ORDER BY id',
    [waqf.id],
  );
  if (!row) return undefined;
  const path = `/api/repeating-transactions/${row.id}`;
  const amount = world.amount();
  if (world.chance(0.2))
    return {
      by: waqf.nazir,
      method: 'PATCH',
      path,
      body: { amount, ...(world.chance(0.5) ? { seen: { amount: world.amount() } } : {}) },
    };
  if (world.chance(0.1)) return { by: waqf.nazir, path: `${path}/end` };
  const act = world.one(['confirm', 'confirm', 'skip']);
  return { by: waqf.nazir, path: `${path}/${act}`, body: { dueOn: row.first_on } };
};

const year: Act = async (world, waqf) => {
  const browser = await world.browserOf(waqf.nazir);
  const { body } = await browser.get(`/api/waqf/${waqf.id}/years`);
  const years = (body as { years?: { year: number }[] }).years ?? [];
  if (years.length === 0) return undefined;
  const path = `/api/waqf/${waqf.id}/years/${world.one(years).year}`;
  const act = world.one(['close', 'close', 'reopen', 'exceptions']);
  if (act === 'close') {
    const shown = (await browser.get(path)).body as { hash?: string };
    return { by: waqf.nazir, path: `${path}/close`, body: { hash: shown.hash ?? 'a'.repeat(64) } };
  }
  if (act === 'reopen') return { by: waqf.nazir, path: `${path}/reopen`, body: { reason } };
  return { by: waqf.waqif, path: `${path}/exceptions`, body: { hours: 1 + world.below(72), reason } };
};

const calendar: Act = (world, waqf) => ({
  by: world.one([waqf.nazir, waqf.waqif]),
  method: 'PUT',
  path: `/api/waqf/${waqf.id}/fiscal-calendar`,
  body: { calendar: world.one(['hijri', 'gregorian']), startMonth: 1 + world.below(12) },
});

const assetValue: Act = (world, waqf) => ({
  by: world.one([waqf.nazir, waqf.waqif]),
  path: `/api/waqf/${waqf.id}/asset-values`,
  body: { amount: world.amount(), valuedOn: world.day(), source: 'valuation', reference: `تقرير ${world.below(99)}` },
});

const accountState: Act = async (world, waqf) => {
  const row = await world.row<{ iban: string }>(
    'SELECT iban FROM banking.account WHERE waqf_id = $1 AND iban IS NOT NULL ORDER BY id',
    [waqf.id],
  );
  const state = world.one(['ACTIVE', 'ACTIVE', 'SUSPENDED']);
  return (
    row && {
      by: waqf.nazir,
      method: 'PUT',
      path: `/simulator/bank/accounts/${row.iban}/state`,
      body: { status: state },
    }
  );
};

export const moneyActs: readonly (readonly [number, Act])[] = [
  [16, enter],
  [4, reverse],
  [10, transfer],
  [9, decide],
  [1, policy],
  [2, plan],
  [4, onPlan],
  [3, year],
  [1, calendar],
  [1, assetValue],
  [2, accountState],
];
