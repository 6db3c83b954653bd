import { Injectable } from '@nestjs/common';
import { genders } from '@waqf/contracts/beneficiaries';
import { type Ctx, oneOf, orNull, rowOf, type RowOf, sql } from '../../platform/index.js';
import { lexemesOf, searchExpression } from '../../search/index.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import type { BeneficiaryPlace } from '../domain/beneficiary-cursor.js';

/** Number of beneficiaries and sum of active shares of one waqf. */
export interface WaqfShares {
  waqfId: string;
  all: number;
  active: number;
  /** Sum of the active shares in percent. */
  total: number;
}

const columns = `id, waqf_id AS "waqfId", person_id AS "personId", national_id AS "nationalId", full_name AS "fullName",
  relationship, allocated_percentage AS share, is_active AS "isActive", class, gender, weight, tier,
  entitled_from::text AS "entitledFrom", born_on::text AS "bornOn", died_on::text AS "diedOn",
  created_at AS "createdAt", removed_at AS "removedAt",
  suspension_reason AS "suspensionReason"`;
const beneficiaryRow = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  personId: 'uuid',
  nationalId: 'text',
  fullName: 'text',
  relationship: 'text?',
  share: 'numeric?',
  isActive: 'bool',
  class: 'text?',
  gender: orNull(oneOf(genders)),
  weight: 'int4',
  tier: 'int4?',
  entitledFrom: 'text?',
  bornOn: 'text?',
  diedOn: 'text?',
  createdAt: 'timestamptz',
  removedAt: 'timestamptz?',
  suspensionReason: 'text?',
});

const addBeneficiary = sql({
  name: 'beneficiaries.add-beneficiary',
  text: `INSERT INTO beneficiaries.beneficiary (id, waqf_id, person_id, national_id, full_name, relationship,
           allocated_percentage, is_active, created_at, found_by, class, gender, weight, tier, entitled_from, born_on,
           died_on)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, array_to_tsvector($10::text[]), $11, $12, $13, $14, $15::date,
           $16::date, $17::date)
         ON CONFLICT (waqf_id, person_id) DO NOTHING`,
});
const findBeneficiary = sql({
  name: 'beneficiaries.find-beneficiary',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary WHERE id = $1`,
  row: beneficiaryRow,
});
const lockBeneficiary = sql({
  name: 'beneficiaries.lock-beneficiary',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary WHERE id = $1 FOR UPDATE`,
  row: beneficiaryRow,
});
const changeBeneficiary = sql({
  name: 'beneficiaries.change-beneficiary',
  text: `UPDATE beneficiaries.beneficiary SET relationship = $2, allocated_percentage = $3, is_active = $4, class = $5,
           gender = $6, weight = $7, tier = $8, entitled_from = $9::date, born_on = $10::date, died_on = $11::date,
           suspension_reason = $12
         WHERE id = $1`,
});
const listBeneficiaries = sql({
  name: 'beneficiaries.list-beneficiaries',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary
         WHERE waqf_id = ANY ($1::uuid[]) AND removed_at IS NULL
           AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::uuid))
         ORDER BY created_at DESC, id DESC LIMIT $4`,
  row: beneficiaryRow,
});
const searchBeneficiaries = sql({
  name: 'beneficiaries.search-beneficiaries',
  prepared: true,
  text: `SELECT ${columns} FROM beneficiaries.beneficiary
         WHERE waqf_id = ANY ($1::uuid[]) AND removed_at IS NULL AND found_by @@ $2::tsquery
         ORDER BY is_active DESC, created_at DESC, id DESC LIMIT $3`,
  row: beneficiaryRow,
});
/** Whose entitlement is neither suspended nor ended by death: the list shows these as active. */
const entitled = 'is_active AND died_on IS NULL';
const listShares = sql({
  name: 'beneficiaries.list-shares',
  text: `SELECT waqf_id AS "waqfId", count(*)::int AS all, (count(*) FILTER (WHERE ${entitled}))::int AS active,
           coalesce(sum(allocated_percentage) FILTER (WHERE ${entitled}), 0)::text AS total
         FROM beneficiaries.beneficiary WHERE waqf_id = ANY ($1::uuid[]) AND removed_at IS NULL
         GROUP BY waqf_id ORDER BY waqf_id`,
  row: { waqfId: 'uuid', all: 'int4', active: 'int4', total: 'text' },
});
const listOfWaqf = sql({
  name: 'beneficiaries.list-of-waqf',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary
         WHERE waqf_id = $1 AND removed_at IS NULL ORDER BY created_at, id`,
  row: beneficiaryRow,
});
const listActive = sql({
  name: 'beneficiaries.list-active-of-waqf',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary WHERE waqf_id = $1 AND is_active ORDER BY created_at, id`,
  row: beneficiaryRow,
});
const listOfPerson = sql({
  name: 'beneficiaries.list-of-person',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary WHERE person_id = $1 ORDER BY created_at, id`,
  row: beneficiaryRow,
});

const listWardsOf = sql({
  name: 'beneficiaries.list-wards-of-guardian',
  text: `SELECT DISTINCT beneficiary.full_name AS "fullName" FROM beneficiaries.guardianship given
         JOIN beneficiaries.beneficiary ON beneficiary.id = given.beneficiary_id
         WHERE given.guardian_id = $1 AND given.waqf_id = $2 AND given.ended_at IS NULL AND given.until_on >= $3::date
         ORDER BY beneficiary.full_name`,
  row: { fullName: 'text' },
});

const lockGuardian = sql({
  name: 'beneficiaries.lock-guardian',
  text: `SELECT pg_advisory_xact_lock(hashtext('beneficiaries.guardian'), hashtext($1)) IS NULL AS locked`,
  row: { locked: 'bool?' },
});
const listRemoved = sql({
  name: 'beneficiaries.list-removed',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary
         WHERE waqf_id = ANY ($1::uuid[]) AND removed_at IS NOT NULL ORDER BY id`,
  row: beneficiaryRow,
});
const findByIds = sql({
  name: 'beneficiaries.find-beneficiaries',
  text: `SELECT ${columns} FROM beneficiaries.beneficiary WHERE id = ANY ($1::uuid[])`,
  row: beneficiaryRow,
});
const removeBeneficiary = sql({
  name: 'beneficiaries.remove-beneficiary',
  text: 'UPDATE beneficiaries.beneficiary SET is_active = false, removed_at = $2 WHERE id = $1 AND removed_at IS NULL',
});

/** The table `beneficiaries.beneficiary`. */
@Injectable()
export class BeneficiaryRepository {
  /** Adds a row; false when the person already has one in the waqf. */
  async add(ctx: Ctx, row: BeneficiaryRecord): Promise<boolean> {
    const added = await addBeneficiary.run(ctx, [
      row.id,
      row.waqfId,
      row.personId,
      row.nationalId,
      row.fullName,
      row.relationship,
      row.allocatedPercentage,
      row.isActive,
      row.createdAt,
      lexemesOf([row.fullName, row.nationalId]),
      row.class,
      row.gender,
      row.weight,
      row.tier,
      row.entitledFrom,
      row.bornOn,
      row.diedOn,
    ]);
    return added === 1;
  }

  /** A beneficiary, locked until the transaction ends. */
  async findForUpdate(ctx: Ctx, id: string): Promise<BeneficiaryRecord | null> {
    const row = await lockBeneficiary.first(ctx, [id]);
    return row ? asRecord(row) : null;
  }

  /** Writes all fields of a beneficiary that may change. */
  async change(ctx: Ctx, row: BeneficiaryRecord): Promise<void> {
    const { id, relationship, allocatedPercentage, isActive, gender, weight, tier } = row;
    const life = [row.entitledFrom, row.bornOn, row.diedOn];
    await changeBeneficiary.run(ctx, [
      id,
      relationship,
      allocatedPercentage,
      isActive,
      row.class,
      gender,
      weight,
      tier,
      ...life,
      row.suspensionReason,
    ]);
  }

  async find(ctx: Ctx, id: string): Promise<BeneficiaryRecord | null> {
    const row = await findBeneficiary.first(ctx, [id]);
    return row ? asRecord(row) : null;
  }

  /** Beneficiaries after the place `after`, newest first. */
  async list(
    ctx: Ctx,
    waqfIds: readonly string[],
    page: { after: BeneficiaryPlace | null; limit: number },
  ): Promise<BeneficiaryRecord[]> {
    const rows = await listBeneficiaries.rows(ctx, [
      waqfIds,
      page.after?.createdAt ?? null,
      page.after?.id ?? null,
      page.limit,
    ]);
    return rows.map(asRecord);
  }

  /** Beneficiaries of these waqfs that match all words; active ones first, then newest first. */
  async matching(
    ctx: Ctx,
    waqfIds: readonly string[],
    words: readonly string[],
    limit: number,
  ): Promise<BeneficiaryRecord[]> {
    const rows = await searchBeneficiaries.rows(ctx, [waqfIds, searchExpression(words), limit]);
    return rows.map(asRecord);
  }

  /** Counts and active shares by waqf; a waqf without beneficiaries has no row. */
  async shares(ctx: Ctx, waqfIds: readonly string[]): Promise<WaqfShares[]> {
    const rows = await listShares.rows(ctx, [waqfIds]);
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }

  /** All beneficiaries of a waqf, including suspended ones, oldest first. */
  async ofWaqf(ctx: Ctx, waqfId: string): Promise<BeneficiaryRecord[]> {
    const rows = await listOfWaqf.rows(ctx, [waqfId]);
    return rows.map(asRecord);
  }

  /** Active beneficiaries of a waqf, oldest first. */
  async activeOf(ctx: Ctx, waqfId: string): Promise<BeneficiaryRecord[]> {
    const rows = await listActive.rows(ctx, [waqfId]);
    return rows.map(asRecord);
  }

  /** Those who were removed from these waqfs, in a fixed order. */
  async removedFrom(ctx: Ctx, waqfIds: readonly string[]): Promise<BeneficiaryRecord[]> {
    const rows = await listRemoved.rows(ctx, [waqfIds]);
    return rows.map(asRecord);
  }

  /** Beneficiaries by id; unknown ids are not in the map. */
  async byIds(ctx: Ctx, ids: readonly string[]): Promise<Map<string, BeneficiaryRecord>> {
    const rows = await findByIds.rows(ctx, [ids]);
    return new Map(rows.map((row) => [row.id, asRecord(row)]));
  }

  /** Ends the entitlement for good; the row is kept. */
  async remove(ctx: Ctx, id: string): Promise<void> {
    await removeBeneficiary.run(ctx, [id, ctx.clock.now()]);
  }

  /** A person's rows in all waqfs, including those from which they were removed, oldest first. */
  async ofPerson(ctx: Ctx, personId: string): Promise<BeneficiaryRecord[]> {
    const rows = await listOfPerson.rows(ctx, [personId]);
    return rows.map(asRecord);
  }

  /**
   * Takes a lock: until this transaction ends, others wait that name this person as a guardian, or record that they
   * cannot be one. Neither sees the other's row, which may be new.
   */
  async lockGuardian(ctx: Ctx, personId: string): Promise<void> {
    await lockGuardian.one(ctx, [personId]);
  }

  /** The names of those whom the person represents in this waqf, today or later. */
  async wardsOf(
    ctx: Ctx,
    { personId, waqfId }: Pick<BeneficiaryRecord, 'personId' | 'waqfId'>,
    today: string,
  ): Promise<string[]> {
    return (await listWardsOf.rows(ctx, [personId, waqfId, today])).map(({ fullName }) => fullName);
  }
}

function asRecord({ share, ...row }: RowOf<typeof beneficiaryRow>): BeneficiaryRecord {
  return { ...row, allocatedPercentage: share === null ? null : Number(share) };
}
