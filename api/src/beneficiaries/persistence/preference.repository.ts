import { Injectable } from '@nestjs/common';
import { paymentFrequencies, preferredMethods } from '@waqf/contracts/beneficiaries';
import { type Ctx, oneOf, rowOf, sql } from '../../platform/index.js';
import type { PaymentPreference } from '../domain/payment-preference.js';

const preference = { method: oneOf(preferredMethods), frequency: oneOf(paymentFrequencies) };

const findPreference = sql({
  name: 'beneficiaries.find-payment-preference',
  text: 'SELECT method, frequency FROM beneficiaries.payment_preference WHERE person_id = $1',
  row: rowOf(preference),
});
const setPreference = sql({
  name: 'beneficiaries.set-payment-preference',
  text: `INSERT INTO beneficiaries.payment_preference (person_id, method, frequency, changed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (person_id) DO UPDATE SET method = excluded.method, frequency = excluded.frequency,
           changed_at = excluded.changed_at`,
});
const listOfWaqf = sql({
  name: 'beneficiaries.list-payment-preferences',
  text: `SELECT beneficiary.id AS "beneficiaryId", method, frequency FROM beneficiaries.beneficiary
         JOIN beneficiaries.payment_preference ON payment_preference.person_id = beneficiary.person_id
         WHERE beneficiary.waqf_id = $1`,
  row: rowOf({ beneficiaryId: 'uuid', ...preference }),
});

/** The table `beneficiaries.payment_preference`. */
@Injectable()
export class PreferenceRepository {
  async of(ctx: Ctx, personId: string): Promise<PaymentPreference | null> {
    return (await findPreference.first(ctx, [personId])) ?? null;
  }

  async set(ctx: Ctx, personId: string, { method, frequency }: PaymentPreference): Promise<void> {
    await setPreference.run(ctx, [personId, method, frequency, ctx.clock.now()]);
  }

  /** What beneficiaries of a waqf have chosen, by beneficiary id; those without a choice are not in the map. */
  async ofWaqf(ctx: Ctx, waqfId: string): Promise<Map<string, PaymentPreference>> {
    const rows = await listOfWaqf.rows(ctx, [waqfId]);
    return new Map(rows.map(({ beneficiaryId, ...chosen }) => [beneficiaryId, chosen]));
  }
}
