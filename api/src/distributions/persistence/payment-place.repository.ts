import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';

const findPlace = sql({
  name: 'distributions.find-payment-place',
  text: `SELECT run_id AS "runId", beneficiary_id AS "beneficiaryId", full_name AS "fullName"
         FROM distributions.run_line WHERE id = $1`,
  row: { runId: 'uuid', beneficiaryId: 'uuid', fullName: 'text' },
});

/** The run and the beneficiary that a line belongs to. */
@Injectable()
export class PaymentPlaceRepository {
  async find(ctx: Ctx, id: string): Promise<{ runId: string; beneficiaryId: string; fullName: string } | null> {
    return (await findPlace.first(ctx, [id])) ?? null;
  }
}
