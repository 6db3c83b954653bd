import { notificationToggles } from '@waqf/contracts/identity';
import type { Act } from './act.js';
import { picture } from './picture.js';
import { cast } from './world.js';

const reason = 'من تسلسل عشوائي';
const unknown = ['1000000164', '1000000172', '1000000180', '1000000198'];

const add: Act = (world, waqf) => ({
  by: world.chance(0.9) ? waqf.nazir : '1000000149',
  path: `/api/waqf/${waqf.id}/beneficiaries`,
  body: {
    nationalId: world.chance(0.9) ? world.one(cast.beneficiary) : world.one(unknown),
    fullName: 'سالم بن محمد القحطاني',
    ...(world.chance(0.8) ? { allocatedPercentage: world.one([10, 20, 33.33, 50]) } : {}),
    ...(world.chance(0.5) ? { entitledFrom: world.day(300) } : {}),
    ...(world.chance(0.3) ? { bornOn: world.one(['2015-02-28', '2012-02-29', '1980-01-01', '2008-12-31']) } : {}),
    ...(world.chance(0.3) ? { gender: world.one(['male', 'female']) } : {}),
  },
});

const beneficiaries = 'SELECT id FROM beneficiaries.beneficiary WHERE waqf_id = $1 ORDER BY id';

const change: Act = async (world, waqf) => {
  const row = await world.row(beneficiaries, [waqf.id]);
  if (!row) return undefined;
  const field = world.one([
    { allocatedPercentage: world.one([0, 5, 12.5, 40, null]) },
    { diedOn: world.one([null, world.day(60)]) },
    { bornOn: world.one(['2012-02-29', '2015-06-01', '1970-01-01']) },
    { isActive: world.chance(0.5), reason },
    { entitledFrom: world.day(400) },
    { allocatedPercentage: world.one([5, 15, 25]), shareFrom: world.day(90) },
    { relationship: world.one(['ابن', 'ابنة', null]), seen: { relationship: world.one(['ابن', null]) } },
  ]);
  return { by: waqf.nazir, method: 'PATCH', path: `/api/beneficiary/${row.id}`, body: field };
};

const account: Act = async (world, waqf) => {
  const row = await world.row(beneficiaries, [waqf.id]);
  return row && { by: waqf.nazir, path: `/api/beneficiary/${row.id}/bank-account` };
};

const guardian: Act = async (world, waqf) => {
  const row = await world.row(beneficiaries, [waqf.id]);
  return (
    row && {
      by: waqf.nazir,
      path: `/api/beneficiary/${row.id}/guardians`,
      body: { nationalId: world.one(cast.beneficiary), fullName: 'لطيفة بنت إبراهيم الزهراني', deed: 'صك ولاية 4511' },
    }
  );
};

const endGuardian: Act = async (world, waqf) => {
  const row = await world.row('SELECT id FROM beneficiaries.guardianship WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  return row && { by: waqf.nazir, path: `/api/guardianships/${row.id}/end`, body: { reason } };
};

const owned = `SELECT b.id, p.national_id AS "nationalId" FROM beneficiaries.beneficiary b
  JOIN identity.person p ON p.id = b.person_id WHERE b.waqf_id = $1 AND p.national_id = ANY ($2) ORDER BY b.id`;
interface Owned {
  id: string;
  nationalId: string;
}

const iban: Act = async (world, waqf) => {
  const row = await world.row<Owned>(owned, [waqf.id, cast.beneficiary]);
  return (
    row && {
      by: world.chance(0.5) ? row.nationalId : waqf.nazir,
      path: `/api/beneficiary/${row.id}/ibans`,
      body: { iban: world.one(['SA0380000000608010167519', 'SA4420000001234567891234']) },
    }
  );
};

const onIban: Act = async (world, waqf) => {
  const row = await world.row<Owned>(
    `SELECT i.id, p.national_id AS "nationalId" FROM beneficiaries.payee_iban i
     JOIN identity.person p ON p.id = i.person_id WHERE i.waqf_id = $1 ORDER BY i.id`,
    [waqf.id],
  );
  const act = world.one(['confirm', 'confirm', 'decline', 'withdraw']);
  return row && { by: act === 'withdraw' ? waqf.nazir : row.nationalId, path: `/api/payee-ibans/${row.id}/${act}` };
};

const dispute: Act = async (world, waqf) => {
  const row = await world.row<Owned>(owned, [waqf.id, cast.beneficiary]);
  const kind = world.one(['wrong', 'leaving']);
  return (
    row && { by: row.nationalId, path: '/api/beneficiary/disputes', body: { beneficiaryId: row.id, kind, reason } }
  );
};

const answerDispute: Act = async (world, waqf) => {
  const row = await world.row('SELECT id FROM beneficiaries.dispute WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  const outcome = world.one(['removed', 'explained', 'explained']);
  return row && { by: waqf.nazir, path: `/api/disputes/${row.id}/answer`, body: { outcome, text: 'قُرئ الصك وبُيّن' } };
};

const preferences: Act = (world) => ({
  by: world.one(cast.beneficiary),
  method: 'PUT',
  path: '/api/beneficiary/preferences',
  body: {
    method: world.one(['bank_transfer', 'cash', 'check']),
    frequency: world.one(['monthly', 'quarterly', 'yearly']),
  },
});

const profile: Act = (world) => ({
  by: world.anybody(),
  method: 'PUT',
  path: '/api/user/notifications',
  body: Object.fromEntries(notificationToggles.map((toggle) => [toggle, world.chance(0.5)])),
});

const draft: Act = async (world, waqf) => {
  const row = await world.row("SELECT id FROM endowments.waqf WHERE status IN ('draft', 'discarded') ORDER BY id");
  if (!row || world.chance(0.3))
    return {
      by: waqf.waqif,
      path: '/api/waqf/create',
      body: { name: `وقف ${world.below(1000)}`, description: 'وقف من تسلسل عشوائي' },
    };
  const act = world.one(['discard', 'restore', 'approve', 'process']);
  return { by: waqf.waqif, path: `/api/waqf/${row.id}/${act}`, body: {} };
};

const paper: Act = async (world, waqf) => {
  const row = await world.row<Owned>(owned, [waqf.id, cast.beneficiary]);
  const kind = world.one(['identity', 'family', 'birth']);
  return (
    row && {
      by: row.nationalId,
      path: `/api/beneficiary/documents?beneficiaryId=${row.id}&kind=${kind}`,
      form: picture,
    }
  );
};

const onPaper: Act = async (world, waqf) => {
  const row = await world.row<Owned>(
    `SELECT d.id, p.national_id AS "nationalId" FROM supporting_documents.document d
     JOIN beneficiaries.beneficiary b ON b.id = d.beneficiary_id JOIN identity.person p ON p.id = b.person_id
     WHERE d.waqf_id = $1 ORDER BY d.id`,
    [waqf.id],
  );
  if (!row) return undefined;
  if (world.chance(0.3)) return { by: row.nationalId, path: `/api/beneficiary/documents/${row.id}/withdraw` };
  const act = world.one(['approve', 'reject']);
  const path = `/api/supporting-documents/${row.id}/${act}`;
  return { by: waqf.nazir, path, body: act === 'reject' ? { reason } : {} };
};

export const peopleActs: readonly (readonly [number, Act])[] = [
  [8, add],
  [6, change],
  [1, account],
  [3, guardian],
  [1, endGuardian],
  [2, iban],
  [3, onIban],
  [2, dispute],
  [2, answerDispute],
  [1, preferences],
  [1, profile],
  [2, draft],
  [1, paper],
  [2, onPaper],
];
