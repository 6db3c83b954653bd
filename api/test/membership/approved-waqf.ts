import { IdentityFacade } from '../../src/identity/index.js';
import { LedgerFacade } from '../../src/ledger/index.js';
import { Contexts, newId, Transactions, type Ctx } from '../../src/platform/index.js';
import type { Role } from '@waqf/contracts/identity';
import { riyadhDay } from '@waqf/formats';
import type { Browser } from '../browser.js';
import type { TestApi } from '../harness.js';

/** Sample people by their relation to a waqf. */
export const people = {
  waqif: '1000000016',
  otherWaqif: '1000000024',
  nazir: '1000000032',
  otherNazir: '1000000040',
  beneficiary: '1000000065',
  admin: '1000000131',
} as const;

/** The values of the deeds that approval stores. */
const locked = {
  waqf: JSON.stringify({ waqfName: null, purpose: null, conditions: [], beneficiaries: [] }),
  nazir: JSON.stringify({ nazirName: null, nazirId: null, appointmentDate: null, authorities: [] }),
};

/** Gives a person another role, as a founder has who is also a nazir. @throws Error when nobody has the national id */
export async function addRole(api: TestApi, nationalId: string, role: Role): Promise<void> {
  const identity = api.application.app.get(IdentityFacade, { strict: false });
  const person = await identity.personByNationalId(systemCtx(api), nationalId);
  if (!person) throw new Error('nobody has this national id');
  await identity.addRole(systemCtx(api), person.id, role);
}

/** An approved waqf with its ledger accounts, without the deeds and the bank that a real approval goes through. */
export async function approvedWaqf(
  api: TestApi,
  waqf: { name?: string; waqif?: string; nazir?: string; status?: 'draft' | 'pending' | 'approved' } = {},
): Promise<string> {
  const id = newId();
  const person = async (nationalId: string) => {
    const found = await api.application.app
      .get(IdentityFacade, { strict: false })
      .personByNationalId(systemCtx(api), nationalId);
    if (!found) throw new Error('nobody has this national id');
    return found.id;
  };
  const status = waqf.status ?? 'approved';
  const waqifId = await person(waqf.waqif ?? people.waqif);
  const nazirId = status === 'approved' ? await person(waqf.nazir ?? people.nazir) : null;
  await api.query(
    `INSERT INTO endowments.waqf (id, waqif_id, nazir_id, name, description, status, created_at, approved_at,
      approved_by, waqf_details, nazir_details, nazir_accepted_at)
     VALUES ($1, $2, $3, $4, 'وقف من الاختبار', $5, date_trunc('milliseconds', clock_timestamp()), $6, $7, $8, $9, $6)`,
    [
      id,
      waqifId,
      nazirId,
      waqf.name ?? 'وقف الاختبار',
      status,
      ...(status === 'approved' ? [new Date(), waqifId, locked.waqf, locked.nazir] : [null, null, null, null]),
    ],
  );
  await api.application.app
    .get(Transactions, { strict: false })
    .run(systemCtx(api), (ctx) =>
      api.application.app.get(LedgerFacade, { strict: false }).openWaqfAccounts(ctx, { waqfId: id }),
    );
  return id;
}

/** An approved waqf, its nazir and its founder signed in, and the day that it was approved on. */
export async function waqfWithParties(
  api: TestApi,
): Promise<{ nazir: Browser; waqif: Browser; waqfId: string; today: string }> {
  const [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  return { nazir, waqif, waqfId: await approvedWaqf(api), today: riyadhDay(api.clock.now()) };
}

/** Approves a waqf of `approvedWaqf` that was made in an earlier state. */
export async function approveWaqf(api: TestApi, waqfId: string, nazir: string = people.nazir): Promise<void> {
  await api.query(
    `UPDATE endowments.waqf SET status = 'approved', approved_at = clock_timestamp(), approved_by = waqif_id,
      nazir_accepted_at = clock_timestamp(), waqf_details = $2, nazir_details = $3,
       nazir_id = (SELECT id FROM identity.person WHERE national_id = $4) WHERE id = $1`,
    [waqfId, locked.waqf, locked.nazir, nazir],
  );
}

/** A context of the platform itself, outside of a transaction. */
export function systemCtx(api: TestApi): Ctx {
  return api.application.app.get(Contexts, { strict: false }).system('test');
}

/** A context of a person without a session. */
export function actingAs(api: TestApi, nationalId: string, role?: Role): Promise<Ctx> {
  return api.application.app.get(IdentityFacade, { strict: false }).actingAs(systemCtx(api), nationalId, role);
}
