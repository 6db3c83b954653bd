import { Injectable } from '@nestjs/common';
import { signInOutcomes } from '@waqf/contracts/identity';
import { type Ctx, oneOf, rowOf, sql } from '../../platform/index.js';
import { stepUpStates } from '../domain/proof-states.js';
import type { StepUp } from '../domain/step-up.js';

const columns = `step_up.id, person_id AS "personId", session_id AS "sessionId", kind,
  subject_id AS "subjectId", digest, provider_transaction_id AS "providerTransactionId", random, status,
  step_up.created_at AS "createdAt", expires_at AS "expiresAt", verified_at AS "verifiedAt", used_at AS "usedAt"`;
const stepUpRow = rowOf({
  id: 'uuid',
  personId: 'uuid',
  sessionId: 'uuid',
  kind: 'text',
  subjectId: 'text',
  digest: 'text',
  providerTransactionId: 'text',
  random: 'text',
  status: oneOf(signInOutcomes),
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
  verifiedAt: 'timestamptz?',
  usedAt: 'timestamptz?',
});

const addStepUp = sql({
  name: 'identity.add-step-up',
  text: `INSERT INTO identity.step_up (id, person_id, session_id, kind, subject_id, digest, provider_transaction_id,
           random, status, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'WAITING', $9, $10)`,
});
const lockOfSession = sql({
  name: 'identity.lock-step-up-of-session',
  text: `SELECT ${columns} FROM identity.step_up WHERE id = $1 AND person_id = $2 AND session_id = $3 FOR UPDATE`,
  row: stepUpRow,
});
const findOfSession = sql({
  name: 'identity.find-step-up-of-session',
  text: `SELECT ${columns} FROM identity.step_up WHERE id = $1 AND person_id = $2 AND session_id = $3`,
  row: stepUpRow,
});
const lockByProvider = sql({
  name: 'identity.lock-step-up-by-provider',
  text: `SELECT ${columns}, person.national_id AS "nationalId"
         FROM identity.step_up JOIN identity.person ON person.id = step_up.person_id
         WHERE step_up.id = $1 AND provider_transaction_id = $2 FOR UPDATE OF step_up`,
  row: { ...stepUpRow, nationalId: 'text' },
});
const { verify, reject } = { verify: stepUpStates.inSql('verify'), reject: stepUpStates.inSql('reject') };
const closeStepUp = sql({
  name: 'identity.close-step-up',
  text: `UPDATE identity.step_up SET status = $2 WHERE id = $1 AND status ${reject.from}`,
});
const verifyStepUp = sql({
  name: 'identity.verify-step-up',
  text: `UPDATE identity.step_up SET status = ${verify.to}, verified_at = $2 WHERE id = $1 AND status ${verify.from}`,
});
const useStepUp = sql({
  name: 'identity.use-step-up',
  text: 'UPDATE identity.step_up SET used_at = $2 WHERE id = $1',
});

/** Fresh confirmations. */
@Injectable()
export class StepUpRepository {
  async add(ctx: Ctx, stepUp: Omit<StepUp, 'status' | 'verifiedAt' | 'usedAt'>): Promise<void> {
    await addStepUp.run(ctx, [
      stepUp.id,
      stepUp.personId,
      stepUp.sessionId,
      stepUp.kind,
      stepUp.subjectId,
      stepUp.digest,
      stepUp.providerTransactionId,
      stepUp.random,
      stepUp.createdAt,
      stepUp.expiresAt,
    ]);
  }

  /** The confirmation of this person and session, with the row locked: two acts must not both use it. */
  async lockOfSession(ctx: Ctx, id: string, personId: string, sessionId: string): Promise<StepUp | null> {
    return (await lockOfSession.first(ctx, [id, personId, sessionId])) ?? null;
  }

  async findOfSession(ctx: Ctx, id: string, personId: string, sessionId: string): Promise<StepUp | null> {
    return (await findOfSession.first(ctx, [id, personId, sessionId])) ?? null;
  }

  /**
   * The confirmation of the transaction in Nafath's callback, with the row locked, and the national id that the proof
   * must name.
   */
  async lockByProviderTransaction(
    ctx: Ctx,
    id: string,
    providerTransactionId: string,
  ): Promise<(StepUp & { nationalId: string }) | null> {
    return (await lockByProvider.first(ctx, [id, providerTransactionId])) ?? null;
  }

  /** Ends a waiting confirmation without proof; false when it is no longer waiting. */
  async close(ctx: Ctx, id: string, status: 'REJECTED' | 'EXPIRED'): Promise<boolean> {
    return (await closeStepUp.run(ctx, [id, status])) === 1;
  }

  async verify(ctx: Ctx, id: string): Promise<void> {
    await verifyStepUp.run(ctx, [id, ctx.clock.now()]);
  }

  async use(ctx: Ctx, id: string): Promise<void> {
    await useStepUp.run(ctx, [id, ctx.clock.now()]);
  }
}
