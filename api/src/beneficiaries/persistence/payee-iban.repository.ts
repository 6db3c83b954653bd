import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, stateOf, rowOf, sql } from '../../platform/index.js';
import { payeeIbanStates } from '../domain/payee-iban-states.js';
import type { PayeeIbanRecord } from '../domain/payee-iban.js';
import { activeOn } from './active-guardianship.js';

const columns = `id, beneficiary_id AS "beneficiaryId", waqf_id AS "waqfId", person_id AS "personId", iban, state,
  requested_by AS "requestedBy", requested_at AS "requestedAt", confirmed_by AS "confirmedBy",
  confirmed_at AS "confirmedAt", approval_id AS "approvalId", approved_at AS "approvedAt",
  usable_from AS "usableFrom"`;
const row = rowOf({
  id: 'uuid',
  beneficiaryId: 'uuid',
  waqfId: 'uuid',
  personId: 'uuid',
  iban: 'text',
  state: stateOf(payeeIbanStates),
  requestedBy: 'uuid',
  requestedAt: 'timestamptz',
  confirmedBy: 'uuid?',
  confirmedAt: 'timestamptz?',
  approvalId: 'uuid?',
  approvedAt: 'timestamptz?',
  usableFrom: 'timestamptz?',
});
/** The most accounts that a page shows. */
const shown = 50;

const addIban = sql({
  name: 'beneficiaries.add-payee-iban',
  text: `INSERT INTO beneficiaries.payee_iban (id, beneficiary_id, waqf_id, person_id, iban, state, requested_by,
           requested_at, confirmed_by, confirmed_at, approval_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (beneficiary_id) WHERE state IN ('asked', 'confirmed') DO NOTHING`,
});
const changeIban = sql({
  name: 'beneficiaries.change-payee-iban',
  text: `UPDATE beneficiaries.payee_iban SET state = $2, confirmed_by = $3, confirmed_at = $4, approval_id = $5,
           approved_at = $6, usable_from = $7 WHERE id = $1`,
});
const findIban = sql({
  name: 'beneficiaries.find-payee-iban',
  text: `SELECT ${columns} FROM beneficiaries.payee_iban WHERE id = $1`,
  row,
});
const lockIban = sql({
  name: 'beneficiaries.lock-payee-iban',
  text: `SELECT ${columns} FROM beneficiaries.payee_iban WHERE id = $1 FOR UPDATE`,
  row,
});
const listOfPlaces = sql({
  name: 'beneficiaries.list-payee-ibans',
  text: `SELECT ${columns} FROM beneficiaries.payee_iban WHERE beneficiary_id = ANY ($1::uuid[])
         ORDER BY requested_at DESC, id DESC LIMIT ${shown}`,
  row,
});
const listByIds = sql({
  name: 'beneficiaries.list-payee-ibans-by-id',
  text: 'SELECT id, iban FROM beneficiaries.payee_iban WHERE id = ANY ($1::uuid[])',
  row: { id: 'uuid', iban: 'text' },
});
/** An account that a guardian confirmed is in use only while that guardian represents the beneficiary. */
/** A guardian represents nobody who has died: what is still due belongs to the heirs. */
const listInUse = sql({
  name: 'beneficiaries.list-payee-ibans-in-use',
  text: `SELECT DISTINCT ON (beneficiary_id) id, beneficiary_id AS "beneficiaryId", iban
         FROM beneficiaries.payee_iban payee WHERE waqf_id = $1 AND state = 'approved' AND usable_from <= $2
           AND (confirmed_by = person_id OR EXISTS (SELECT FROM beneficiaries.guardianship given
             WHERE given.ward_id = payee.person_id AND given.waqf_id = payee.waqf_id
               AND given.guardian_id = payee.confirmed_by
               AND ${activeOn('given', '$3')} AND NOT EXISTS (SELECT FROM beneficiaries.beneficiary ward
                 WHERE ward.id = payee.beneficiary_id AND ward.died_on <= $3::date)))
         ORDER BY beneficiary_id, usable_from DESC, id DESC`,
  row: { id: 'uuid', beneficiaryId: 'uuid', iban: 'text' },
});

const listApproved = sql({
  name: 'beneficiaries.list-approved-payee-ibans',
  text: `SELECT id FROM beneficiaries.payee_iban WHERE waqf_id = $1 AND state = 'approved'`,
  row: { id: 'uuid' },
});

/** A beneficiary's own account that is in use for payments. */
export interface IbanInUse {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly iban: string;
}

/** The table `beneficiaries.payee_iban`. */
@Injectable()
export class PayeeIbanRepository {
  /** Adds an account; false when another one of the beneficiary awaits confirmation or approval. */
  async add(ctx: Ctx, of: PayeeIbanRecord): Promise<boolean> {
    const accountValues = [of.id, of.beneficiaryId, of.waqfId, of.personId, of.iban, of.state];
    const requestValues = [of.requestedBy, of.requestedAt, of.confirmedBy, of.confirmedAt, of.approvalId];
    return (await addIban.run(ctx, [...accountValues, ...requestValues])) === 1;
  }

  async change(ctx: Ctx, of: PayeeIbanRecord): Promise<void> {
    const confirmed = [of.confirmedBy, of.confirmedAt, of.approvalId];
    await changeIban.run(ctx, [of.id, of.state, ...confirmed, of.approvedAt, of.usableFrom]);
  }

  find(ctx: Ctx, id: string): Promise<PayeeIbanRecord | undefined> {
    return findIban.first(ctx, [id]);
  }

  /** An account, locked until the transaction ends. */
  async lock(ctx: Ctx, id: string): Promise<PayeeIbanRecord | null> {
    return (await lockIban.first(ctx, [id])) ?? null;
  }

  /** The accounts of these beneficiaries, newest first. */
  of(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<PayeeIbanRecord[]> {
    return listOfPlaces.rows(ctx, [beneficiaryIds]);
  }

  /** IBANs by account id; ids of other things are not in the map. */
  async byIds(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await listByIds.rows(ctx, [ids])).map(({ id, iban }) => [id, iban]));
  }

  /** Ids of all accounts that people of a waqf have approved, also of those that are not in use. */
  async approved(ctx: Ctx, waqfId: string): Promise<string[]> {
    return (await listApproved.rows(ctx, [waqfId])).map(({ id }) => id);
  }

  /** The accounts that a waqf pays to now, by beneficiary id, in a fixed order. */
  async inUse(ctx: Ctx, waqfId: string): Promise<Map<string, IbanInUse>> {
    const now = ctx.clock.now();
    const rows = await listInUse.rows(ctx, [waqfId, now, riyadhDay(now)]);
    return new Map(rows.map((one) => [one.beneficiaryId, one]));
  }
}
