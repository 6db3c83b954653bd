import { publicStats } from '@waqf/contracts/reporting';
import { halalas } from '@waqf/money';
import { LedgerFacade } from '../../src/ledger/index.js';
import { newId } from '../../src/platform/index.js';
import { Founder } from '../endowments/founder.js';
import { ReplicatedPlatform } from '../replicated-platform.js';
import { cacheDeedReadings } from '../documents/cached-readings.js';

let platform: ReplicatedPlatform;
let waqfId: string;

beforeAll(async () => {
  cacheDeedReadings();
  platform = await ReplicatedPlatform.start();
  await platform.person('1000000016');
  await platform.person('1000000032', 'nazir');
});
afterAll(() => platform.stop());

/** The figures for a visitor without a session. */
const visit = async () => publicStats.parse((await platform.first.browser().get('/api/public/stats')).body).stats;

/** The figures after those of the last minute have expired. */
function visitLater() {
  platform.first.clock.advance({ minutes: 1 });
  return visit();
}

type FundName = 'ghalla' | 'payable' | 'contra' | 'reserve';

/** An entry between two funds of the waqf; its id. */
async function entry(from: FundName, to: FundName, amount: number, occurredAt: Date): Promise<string> {
  const id = newId();
  await platform.inTransaction((ctx) =>
    platform.get(LedgerFacade).post(ctx, [
      {
        id,
        waqfId,
        debit: { fund: from },
        credit: { fund: to },
        amount: halalas(BigInt(amount)),
        kind: 'movement',
        description: 'قيد',
        occurredAt,
      },
    ]),
  );
  return id;
}

async function undo(entryId: string, occurredAt: Date): Promise<void> {
  await platform.inTransaction((ctx) =>
    platform.get(LedgerFacade).reverse(ctx, { entryId, id: newId(), description: 'عكس قيد', occurredAt }),
  );
}

/** A sub-account of a beneficiary, as the bank opened it. */
async function subAccount(
  beneficiaryId: string,
  state: 'active' | 'suspended',
  serial: number,
  holderPersonId: string | null = null,
): Promise<void> {
  await platform.first.query(
    `INSERT INTO banking.account (id, waqf_id, account_type, beneficiary_id, state, reference, holder_name, party_ids,
      bank_name, account_number,
       iban, created_at, opened_at, holder_person_id)
     VALUES ($1, $2, 'beneficiary_sub', $3, $4, $5, 'مستفيد', '{}', 'مصرف', $6, $7, now(), now(), $8)`,
    [
      newId(),
      waqfId,
      beneficiaryId,
      state,
      newId(),
      `${serial}`,
      `SA${String(serial).padStart(22, '0')}`,
      holderPersonId,
    ],
  );
}

test('an empty platform shows zeros, and null where nothing can be measured', async () => {
  const { updatedAt, ...figures } = await visit();
  expect(figures).toEqual({
    approvedWaqfs: 0,
    distributedThisYear: '0.00',
    beneficiariesWithAccounts: 0,
    averageDaysToApproval: null,
  });
  expect(Math.abs(platform.first.clock.now().getTime() - Date.parse(updatedAt))).toBeLessThan(10_000);
});

test('figures are cached for a minute and have the time of their calculation', async () => {
  const founder = new Founder(await platform.first.signIn('1000000016'));
  waqfId = await founder.approved('1000000032');
  const before = await visitLater();
  expect(before).toMatchObject({ approvedWaqfs: 1, averageDaysToApproval: 0 });
  await platform.first.query(
    `UPDATE documents.document SET created_at = created_at - interval '3 days' WHERE waqf_id = $1`,
    [waqfId],
  );
  // One deed was uploaded later: the average starts from the upload that completed the three.
  await platform.first.query(
    `UPDATE documents.document SET created_at = created_at + interval '12 hours' WHERE waqf_id = $1
      AND type = 'nazir_deed'`,
    [waqfId],
  );
  platform.first.clock.advance({ seconds: 59 });
  expect(await visit()).toEqual(before);
  platform.first.clock.advance({ seconds: 1 });
  const after = await visit();
  expect(after.averageDaysToApproval).toBe(2.5);
  expect(Date.parse(after.updatedAt) - Date.parse(before.updatedAt)).toBeGreaterThanOrEqual(60_000);
});

test('a draft is not counted', async () => {
  await new Founder(await platform.first.signIn('1000000016')).create('وقف مسودة');
  expect((await visitLater()).approvedWaqfs).toBe(1);
});

test('the yield of this year is what was moved to beneficiaries, less reversals', async () => {
  const now = platform.first.clock.now();
  await entry('contra', 'ghalla', 5_000_000, now);
  await entry('ghalla', 'payable', 150_050, now);
  await entry('ghalla', 'payable', 999_999, new Date('2020-05-05T00:00:00Z'));
  await entry('ghalla', 'reserve', 70_000, now);
  await entry('payable', 'contra', 100_000, now);
  expect((await visitLater()).distributedThisYear).toBe('1500.50');
  const mistaken = await entry('ghalla', 'payable', 50_000, now);
  expect((await visitLater()).distributedThisYear).toBe('2000.50');
  await undo(mistaken, now);
  expect((await visitLater()).distributedThisYear).toBe('1500.50');
});

test('only a beneficiary with an active account is counted', async () => {
  await subAccount(newId(), 'active', 1);
  await subAccount(newId(), 'active', 2);
  await subAccount(newId(), 'suspended', 3);
  expect((await visitLater()).beneficiariesWithAccounts).toBe(2);
});

test('who has accounts in two waqfs is counted as one person', async () => {
  const before = (await visitLater()).beneficiariesWithAccounts;
  const personId = newId();
  await subAccount(newId(), 'active', 4, personId);
  await subAccount(newId(), 'active', 5, personId);
  expect((await visitLater()).beneficiariesWithAccounts).toBe(before + 1);
});
