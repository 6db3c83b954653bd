import { Injectable } from '@nestjs/common';
import { type Ctx, neverNull, rowOf, sql } from '../../platform/index.js';
import type { BeneficiaryRecord } from '../domain/beneficiary.js';
import type { GuardianshipRecord } from '../domain/guardianship.js';
import { activeBetween, activeOn } from './active-guardianship.js';

const columns = `id, ward_id AS "wardId", guardian_id AS "guardianId", guardian_name AS "guardianName",
  beneficiary_id AS "beneficiaryId", waqf_id AS "waqfId", deed, from_on::text AS "from", until_on::text AS "until",
  continues, set_by AS "setBy", set_at AS "setAt", ended_at AS "endedAt", ended_by AS "endedBy",
  end_reason AS "endReason"`;
const row = rowOf({
  id: 'uuid',
  wardId: 'uuid',
  guardianId: 'uuid',
  guardianName: 'text',
  beneficiaryId: 'uuid',
  waqfId: 'uuid',
  deed: 'text',
  from: 'text',
  until: 'text',
  continues: 'bool',
  setBy: 'uuid',
  setAt: 'timestamptz',
  endedAt: 'timestamptz?',
  endedBy: 'uuid?',
  endReason: 'text?',
});

const findOverlap = sql({
  name: 'beneficiaries.find-overlapping-guardianship',
  text: `SELECT ${columns} FROM beneficiaries.guardianship
         WHERE ward_id = $1 AND waqf_id = $4 AND ${activeBetween('guardianship', '$2', '$3')} LIMIT 1`,
  row,
});
const addGuardianship = sql({
  name: 'beneficiaries.add-guardianship',
  text: `INSERT INTO beneficiaries.guardianship (id, ward_id, guardian_id, guardian_name, beneficiary_id, waqf_id, deed,
           from_on, until_on, continues, set_by, set_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8::date, $9::date, $10, $11, $12)`,
});
const lockGuardianship = sql({
  name: 'beneficiaries.lock-guardianship',
  text: `SELECT ${columns} FROM beneficiaries.guardianship WHERE id = $1 FOR UPDATE`,
  row,
});
const endGuardianship = sql({
  name: 'beneficiaries.end-guardianship',
  text: `UPDATE beneficiaries.guardianship SET ended_at = $2, ended_by = $3, end_reason = $4
         WHERE id = $1 AND ended_at IS NULL`,
});
const listOfWard = sql({
  name: 'beneficiaries.list-guardianships-of-ward',
  text: `SELECT ${columns} FROM beneficiaries.guardianship WHERE ward_id = $1 AND waqf_id = $2
         ORDER BY from_on DESC, id DESC LIMIT 50`,
  row,
});
const listActive = sql({
  name: 'beneficiaries.list-active-guardianships',
  text: `SELECT ${columns} FROM beneficiaries.guardianship
         WHERE (ward_id = $1 OR guardian_id = $1) AND ${activeOn('guardianship', '$2')}
         ORDER BY from_on, id`,
  row,
});
const listGuardians = sql({
  name: 'beneficiaries.list-guardians-of-wards',
  text: `SELECT ward_id AS "wardId", guardian_id AS "guardianId", beneficiary.full_name AS "wardName"
         FROM beneficiaries.guardianship given
         JOIN beneficiaries.beneficiary ON beneficiary.id = given.beneficiary_id
         WHERE ward_id = ANY ($1::uuid[]) AND ${activeOn('given', '$2')} AND given.waqf_id = $3`,
  row: { wardId: 'uuid', guardianId: 'uuid', wardName: 'text' },
});

const listUnguarded = sql({
  name: 'beneficiaries.list-without-guardian',
  text: `SELECT beneficiary.id AS "beneficiaryId", waqf_id AS "waqfId", full_name AS "fullName",
           born_on::text AS "bornOn"
         FROM beneficiaries.beneficiary
         WHERE waqf_id = ANY ($1::uuid[]) AND removed_at IS NULL AND is_active AND died_on IS NULL
           AND born_on > $3::date
           AND NOT EXISTS (SELECT FROM beneficiaries.guardianship given
             WHERE given.ward_id = beneficiary.person_id AND given.waqf_id = beneficiary.waqf_id
               AND ${activeOn('given', '$2')})
         ORDER BY beneficiary.id`,
  row: { beneficiaryId: 'uuid', waqfId: 'uuid', fullName: 'text', bornOn: neverNull('text', 'the condition') },
});

const listEnding = sql({
  name: 'beneficiaries.list-ending-guardianships',
  text: `SELECT given.id, given.beneficiary_id AS "beneficiaryId", given.waqf_id AS "waqfId",
           beneficiary.full_name AS "fullName", given.until_on::text AS "until", given.continues,
           beneficiary.born_on::text AS "bornOn"
         FROM beneficiaries.guardianship given
         JOIN beneficiaries.beneficiary ON beneficiary.id = given.beneficiary_id
         WHERE given.waqf_id = ANY ($1::uuid[]) AND ${activeOn('given', '$2')} AND given.until_on <= $3::date
           AND removed_at IS NULL AND is_active AND died_on IS NULL
           AND NOT EXISTS (SELECT FROM beneficiaries.guardianship later
             WHERE later.ward_id = given.ward_id AND later.waqf_id = given.waqf_id AND later.ended_at IS NULL
               AND later.from_on <= given.until_on + 1 AND later.until_on > given.until_on)
         ORDER BY given.until_on, given.id`,
  row: {
    id: 'uuid',
    beneficiaryId: 'uuid',
    waqfId: 'uuid',
    fullName: 'text',
    until: 'text',
    continues: 'bool',
    bornOn: 'text?',
  },
});

/** A minor in one waqf; each waqf records their guardian for itself. */
type Ward = Pick<BeneficiaryRecord, 'personId' | 'waqfId'>;

/** The table `beneficiaries.guardianship`. */
@Injectable()
export class GuardianshipRepository {
  /** A guardianship in this waqf that was not ended and overlaps these days; null when there is none. */
  async overlapping(ctx: Ctx, { personId, waqfId }: Ward, days: { from: string; until: string }) {
    return (await findOverlap.first(ctx, [personId, days.from, days.until, waqfId])) ?? null;
  }

  async add(ctx: Ctx, given: GuardianshipRecord): Promise<void> {
    const { id, wardId, guardianId, guardianName, beneficiaryId, waqfId, deed } = given;
    const ids = [id, wardId, guardianId, guardianName, beneficiaryId, waqfId, deed];
    await addGuardianship.run(ctx, [...ids, given.from, given.until, given.continues, given.setBy, given.setAt]);
  }

  async findForUpdate(ctx: Ctx, id: string): Promise<GuardianshipRecord | null> {
    return (await lockGuardianship.first(ctx, [id])) ?? null;
  }

  async end(ctx: Ctx, { id, endedAt, endedBy, endReason }: GuardianshipRecord): Promise<void> {
    await endGuardianship.run(ctx, [id, endedAt, endedBy, endReason]);
  }

  /** The guardianships of a ward in a waqf, latest first. */
  ofWard(ctx: Ctx, { personId, waqfId }: Ward): Promise<GuardianshipRecord[]> {
    return listOfWard.rows(ctx, [personId, waqfId]);
  }

  /** The guardianships of today in which the person is ward or guardian. */
  activeOf(ctx: Ctx, personId: string, today: string): Promise<GuardianshipRecord[]> {
    return listActive.rows(ctx, [personId, today]);
  }

  /** Today's guardians of these people in a waqf, for those who have one. */
  guardiansOf(ctx: Ctx, waqfId: string, wardIds: readonly string[], today: string) {
    return listGuardians.rows(ctx, [wardIds, today, waqfId]);
  }

  /** Entitled beneficiaries of these waqfs, born after a day, who have no guardian today; sorted by id. */
  unguarded(ctx: Ctx, waqfIds: readonly string[], days: { today: string; bornAfter: string }) {
    return listUnguarded.rows(ctx, [waqfIds, days.today, days.bornAfter]);
  }

  /** Guardianships of entitled beneficiaries that end within these days without a successor, earliest end first. */
  ending(ctx: Ctx, waqfIds: readonly string[], days: { today: string; last: string }) {
    return listEnding.rows(ctx, [waqfIds, days.today, days.last]);
  }
}
