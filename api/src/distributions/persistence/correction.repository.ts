import type { Answered } from '@waqf/contracts';
import { Injectable } from '@nestjs/common';
import type { RunLineState } from '@waqf/contracts/distributions';
import { halalas, type Halalas } from '@waqf/money';
import { stateOf, orNull, sql, type Ctx } from '../../platform/index.js';
import type { Correction } from '../domain/correction.js';
import { runLineStates } from '../domain/run-line-states.js';

/** A correction as it is stored. */
export interface NewCorrection extends Correction {
  readonly waqfId: string;
  readonly objectionId: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** The outcome of a correction. */
export interface CorrectionOutcome {
  readonly objectionId: string;
  readonly amount: Halalas;
  /** The approved run that includes the correction, and the line there; null while it waits for the next run. */
  readonly runId: string | null;
  readonly lineId: string | null;
  readonly state: Answered<RunLineState> | null;
  readonly paidAt: Date | null;
}

const addCorrection = sql({
  name: 'distributions.add-correction',
  text: `INSERT INTO distributions.correction (id, waqf_id, beneficiary_id, amount_halalas, because_ar, because_en,
           objection_id, added_by, added_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (objection_id) DO NOTHING`,
});
const isPaidHere = sql({
  name: 'distributions.is-paid-by-waqf',
  text: `SELECT EXISTS (SELECT FROM distributions.run_line line JOIN distributions.run ON run.id = line.run_id
           WHERE line.beneficiary_id = $2 AND run.waqf_id = $1) AS known`,
  row: { known: 'bool' },
});
const listWaiting = sql({
  name: 'distributions.list-waiting-corrections',
  text: `SELECT id, beneficiary_id AS "beneficiaryId", amount_halalas AS amount, because_ar AS ar, because_en AS en
         FROM distributions.correction WHERE waqf_id = $1 AND run_id IS NULL ORDER BY added_at, id`,
  row: { id: 'uuid', beneficiaryId: 'uuid', amount: 'int8', ar: 'text', en: 'text' },
});
const listWaitingOf = sql({
  name: 'distributions.list-waiting-corrections-of-people',
  text: `SELECT id, beneficiary_id AS "beneficiaryId", amount_halalas AS amount, because_ar AS ar, because_en AS en,
           added_at AS "addedAt"
         FROM distributions.correction WHERE beneficiary_id = ANY ($1::uuid[]) AND run_id IS NULL
         ORDER BY amount_halalas DESC, id`,
  row: { id: 'uuid', beneficiaryId: 'uuid', amount: 'int8', ar: 'text', en: 'text', addedAt: 'timestamptz' },
});
const takeCorrections = sql({
  name: 'distributions.take-corrections',
  text: `UPDATE distributions.correction SET run_id = $1 FROM distributions.run_line line
         WHERE line.run_id = $1 AND line.correction_id = correction.id AND correction.run_id IS NULL`,
});
const countOfRun = sql({
  name: 'distributions.count-corrections-of-run',
  text: `SELECT count(*)::int AS lines FROM distributions.run_line WHERE run_id = $1 AND correction_id IS NOT NULL`,
  row: { lines: 'int4' },
});
const findByObjection = sql({
  name: 'distributions.find-corrections-of-objections',
  text: `SELECT correction.objection_id AS "objectionId", correction.amount_halalas AS amount,
           correction.run_id AS "runId", line.id AS "lineId", line.state, line.paid_at AS "paidAt"
         FROM distributions.correction
         LEFT JOIN distributions.run_line line ON line.run_id = correction.run_id AND line.correction_id = correction.id
         WHERE correction.objection_id = ANY ($1::uuid[])`,
  row: {
    objectionId: 'uuid',
    amount: 'int8',
    runId: 'uuid?',
    lineId: 'uuid?',
    state: orNull(stateOf(runLineStates)),
    paidAt: 'timestamptz?',
  },
});

/** The table `distributions.correction`. */
@Injectable()
export class CorrectionRepository {
  /** False when the objection already has a correction. */
  async add(ctx: Ctx, { id, waqfId, beneficiaryId, amount, because, ...rest }: NewCorrection): Promise<boolean> {
    const { objectionId, addedBy, addedAt } = rest;
    const values = [id, waqfId, beneficiaryId, String(amount), because.ar, because.en, objectionId, addedBy, addedAt];
    return (await addCorrection.run(ctx, values)) === 1;
  }

  /** Whether a run of the waqf ever had a line of the beneficiary. */
  async isPaidHere(ctx: Ctx, waqfId: string, beneficiaryId: string): Promise<boolean> {
    return (await isPaidHere.one(ctx, [waqfId, beneficiaryId])).known;
  }

  /** The corrections of a waqf that no approved run includes yet, oldest first. */
  async waiting(ctx: Ctx, waqfId: string): Promise<Correction[]> {
    return (await listWaiting.rows(ctx, [waqfId])).map(toCorrection);
  }

  /** The corrections of these beneficiaries that no approved run includes yet, the largest first. */
  async waitingOf(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<(Correction & { addedAt: Date })[]> {
    if (beneficiaryIds.length === 0) return [];
    return (await listWaitingOf.rows(ctx, [beneficiaryIds])).map(toCorrection);
  }

  /** Assigns the corrections among the lines of an approved run to it. */
  async take(ctx: Ctx, runId: string): Promise<void> {
    const { lines } = await countOfRun.one(ctx, [runId]);
    if (lines > 0 && (await takeCorrections.run(ctx, [runId])) !== lines)
      throw new Error(`a correction of run ${runId} is owed by another run`);
  }

  /** The outcome of the corrections of these objections. */
  async ofObjections(ctx: Ctx, objectionIds: readonly string[]): Promise<CorrectionOutcome[]> {
    const rows = await findByObjection.rows(ctx, [objectionIds]);
    return rows.map(({ amount, ...row }) => ({ ...row, amount: halalas(BigInt(amount)) }));
  }
}

const toCorrection = <Row extends { ar: string; en: string; amount: string }>({ ar, en, amount, ...rest }: Row) => ({
  ...rest,
  amount: halalas(BigInt(amount)),
  because: { ar, en },
});
