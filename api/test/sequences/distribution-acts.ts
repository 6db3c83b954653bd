import { riyadhDay } from '@waqf/formats';
import type { Act } from './act.js';
import { picture } from './picture.js';
import { cast } from './world.js';

const reason = 'من تسلسل عشوائي';

const start: Act = (world, waqf) => {
  const [one = '', other = ''] = [world.day(), world.day()].toSorted();
  const amount = world.chance(0.5) ? { amount: world.amount() } : {};
  return { by: waqf.nazir, path: `/api/waqf/${waqf.id}/distributions`, body: { from: one, to: other, ...amount } };
};

/** The acts that are possible in each state, the usual one first. */
const next: Readonly<Record<string, readonly string[]>> = {
  draft: ['calculate', 'calculate', 'cancel'],
  calculated: ['submit', 'submit', 'submit', 'calculate', 'cancel'],
  submitted: ['approve', 'approve', 'approve', 'reject', 'withdraw'],
  approved: ['pay'],
  paying: ['retry', 'close'],
  paid: ['close', 'retry', 'statement'],
  partially_failed: ['retry', 'close'],
  closed: ['statement', 'close'],
  rejected: ['approve'],
  cancelled: ['calculate'],
};

const onRun: Act = async (world, waqf) => {
  const row = await world.row<{ id: string; state: string; hash: string | null }>(
    `SELECT id, state, NULL AS hash FROM distributions.run WHERE waqf_id = $1
     AND (state NOT IN ('closed', 'rejected', 'cancelled') OR $2) ORDER BY id`,
    [waqf.id, world.chance(0.1)],
  );
  if (!row) return undefined;
  const act = world.one(next[row.state] ?? ['calculate']);
  const decides = act === 'approve' || act === 'reject';
  const path = `/api/waqf/${waqf.id}/distributions/${row.id}/${act}`;
  const body = act === 'reject' ? { reason } : act === 'submit' && world.chance(0.1) ? { hash: 'a'.repeat(64) } : {};
  return { by: decides ? waqf.waqif : waqf.nazir, path, body };
};

const byHand: Act = async (world, waqf) => {
  const row = await world.row<{ id: string; run: string }>(
    `SELECT l.id, l.run_id AS run FROM distributions.run_line l JOIN distributions.run r ON r.id = l.run_id
     WHERE r.waqf_id = $1 AND l.state IN ('payable', 'failed', 'withheld') ORDER BY l.id`,
    [waqf.id],
  );
  return (
    row && {
      by: waqf.nazir,
      path: `/api/waqf/${waqf.id}/distributions/${row.run}/lines/${row.id}/payment`,
      body: {
        method: world.one(['cash', 'check']),
        receiptNumber: String(1 + world.below(9999)),
        paidOn: riyadhDay(world.api.clock.now()),
      },
    }
  );
};

const propose: Act = (world, waqf) => ({
  by: world.one([waqf.nazir, waqf.waqif]),
  path: `/api/waqf/${waqf.id}/rules`,
  body: {
    rules: world.one([
      [{ kind: 'residual' }],
      [
        { kind: 'nazir_fee', percent: 10, basis: 'gross' },
        { kind: 'residual', split: 'equal' },
      ],
      [
        { kind: 'reserve', percent: 33.33 },
        { kind: 'maintenance', amount: '0.01' },
        { kind: 'residual', split: 'equal' },
      ],
      [{ kind: 'residual', split: 'male_two_female_one' }],
    ]),
    effectiveFrom: world.day(300),
    ...(world.chance(0.3) ? { seen: { version: world.below(3) } } : {}),
  },
});

const onRules: Act = async (world, waqf) => {
  const row = await world.row<{ version: number }>(
    `SELECT version FROM distributions.rule_set WHERE waqf_id = $1 AND (state = 'proposed' OR $2) ORDER BY version`,
    [waqf.id, world.chance(0.2)],
  );
  const act = world.one(['approve', 'approve', 'reject', 'withdraw']);
  return (
    row && {
      by: world.one([waqf.waqif, waqf.nazir]),
      path: `/api/waqf/${waqf.id}/rules/${row.version}/${act}`,
      body: act === 'reject' ? { reason } : {},
    }
  );
};

interface Line {
  id: string;
  nationalId: string;
}

const object: Act = async (world, waqf) => {
  const row = await world.row<Line>(
    `SELECT l.id, p.national_id AS "nationalId" FROM distributions.run_line l
     JOIN distributions.run r ON r.id = l.run_id JOIN beneficiaries.beneficiary b ON b.id = l.beneficiary_id
     JOIN identity.person p ON p.id = b.person_id
     WHERE r.waqf_id = $1 AND p.national_id = ANY ($2) ORDER BY l.id`,
    [waqf.id, cast.beneficiary],
  );
  const body = row && { paymentId: row.id, text: 'خُصمت الصيانة مرتين' };
  return row && { by: row.nationalId, path: '/api/beneficiary/objections', ...(body ? { body } : {}) };
};

const onObjection: Act = async (world, waqf) => {
  const row = await world.row<Line>(
    `SELECT o.id, p.national_id AS "nationalId" FROM objections.objection o JOIN identity.person p ON p.id = o.person_id
     WHERE o.waqf_id = $1 ORDER BY o.id`,
    [waqf.id],
  );
  if (!row) return undefined;
  const own = world.one(['escalate', 'accept', 'withdraw', 'files']);
  const path = `/api/beneficiary/objections/${row.id}/${own}`;
  if (world.chance(0.4)) {
    if (own === 'files') return { by: row.nationalId, path, form: picture };
    return { by: row.nationalId, path, body: own === 'escalate' ? { text: 'لم يبيّن الجواب السبب' } : {} };
  }
  const act = world.one(['answer', 'answer', 'decide', 'paper-requests']);
  const outcome = world.one(['upheld', 'granted']);
  const text = 'حُسب المبلغ بحسب الشرط';
  const body =
    act === 'paper-requests'
      ? { text }
      : { outcome, text, ...(outcome === 'granted' ? { amount: world.amount() } : {}) };
  return { by: act === 'decide' ? waqf.waqif : waqf.nazir, path: `/api/objections/${row.id}/${act}`, body };
};

export const distributionActs: readonly (readonly [number, Act])[] = [
  [4, start],
  [16, onRun],
  [2, byHand],
  [2, propose],
  [3, onRules],
  [2, object],
  [3, onObjection],
];
