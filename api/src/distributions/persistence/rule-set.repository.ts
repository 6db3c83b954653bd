import { Injectable } from '@nestjs/common';
import { ruleInput, type RuleInput } from '@waqf/contracts/distributions';
import * as z from 'zod/mini';
import { json, stateOf, rowOf, sql, type Ctx } from '../../platform/index.js';
import type { RuleSet } from '../domain/rule-set.js';
import { ruleSetStates } from '../domain/rule-set-states.js';

const columns = `id, waqf_id AS "waqfId", version, state, rules, effective_from::text AS "effectiveFrom",
  proposed_by AS "proposedBy", proposed_at AS "proposedAt", decided_by AS "decidedBy", decided_at AS "decidedAt",
  reason`;
const row = rowOf({
  id: 'uuid',
  waqfId: 'uuid',
  version: 'int4',
  state: stateOf(ruleSetStates),
  rules: json(z.array(ruleInput)),
  effectiveFrom: 'text',
  proposedBy: 'uuid',
  proposedAt: 'timestamptz',
  decidedBy: 'uuid?',
  decidedAt: 'timestamptz?',
  reason: 'text?',
});

const superseding = ruleSetStates.inSql('supersede');

const addRuleSet = sql({
  name: 'distributions.add-rule-set',
  text: `INSERT INTO distributions.rule_set (id, waqf_id, version, state, rules, effective_from, proposed_by,
           proposed_at)
         SELECT $1, $2, 1 + coalesce(max(version), 0), 'proposed', $3::jsonb, $4::date, $5, $6
         FROM distributions.rule_set WHERE waqf_id = $2
         ON CONFLICT DO NOTHING RETURNING ${columns}`,
  row,
});
const listRuleSets = sql({
  name: 'distributions.list-rule-sets',
  text: `SELECT ${columns} FROM distributions.rule_set WHERE waqf_id = $1 ORDER BY version DESC LIMIT 200`,
  row,
});
const listProposed = sql({
  name: 'distributions.list-proposed-rule-sets',
  text: `SELECT ${columns} FROM distributions.rule_set
         WHERE waqf_id = ANY ($1::uuid[]) AND state = 'proposed' ORDER BY proposed_at DESC, id LIMIT $2`,
  row,
});
const lockRuleSet = sql({
  name: 'distributions.lock-rule-set',
  text: `SELECT ${columns} FROM distributions.rule_set WHERE waqf_id = $1 AND version = $2 FOR UPDATE`,
  row,
});
const findInForceOn = sql({
  name: 'distributions.find-rule-set-on',
  text: `SELECT ${columns} FROM distributions.rule_set
         WHERE waqf_id = $1 AND state IN ('in_force', 'superseded') AND effective_from <= $2::date
         ORDER BY version DESC LIMIT 1`,
  row,
});
const findVersionInForce = sql({
  name: 'distributions.find-version-in-force',
  text: `SELECT version FROM distributions.rule_set WHERE waqf_id = $1 AND state = 'in_force'`,
  row: rowOf({ version: 'int4' }),
});
const supersede = sql({
  name: 'distributions.supersede-rule-set',
  text: `UPDATE distributions.rule_set SET state = ${superseding.to}
         WHERE waqf_id = $1 AND state ${superseding.from}
         RETURNING version`,
  row: rowOf({ version: 'int4' }),
});
const decide = sql({
  name: 'distributions.decide-rule-set',
  text: `UPDATE distributions.rule_set SET state = $2, decided_by = $3, decided_at = $4, reason = $5
         WHERE id = $1 AND state = ANY ($6::text[])`,
});

/** The table `distributions.rule_set`. */
@Injectable()
export class RuleSetRepository {
  /** Adds the next version; undefined when another one is already proposed. */
  add(ctx: Ctx, given: Omit<RuleSet, 'version' | 'state' | 'decidedBy' | 'decidedAt' | 'reason'>) {
    const { id, waqfId, rules, effectiveFrom, proposedBy, proposedAt } = given;
    return addRuleSet.first(ctx, [id, waqfId, jsonOf(rules), effectiveFrom, proposedBy, proposedAt]);
  }

  /** All versions of a waqf, newest first. */
  ofWaqf(ctx: Ctx, waqfId: string): Promise<RuleSet[]> {
    return listRuleSets.rows(ctx, [waqfId]);
  }

  /** Proposals that nobody has decided, newest first. */
  proposed(ctx: Ctx, waqfIds: readonly string[], most: number): Promise<RuleSet[]> {
    return listProposed.rows(ctx, [waqfIds, most]);
  }

  /** A version, locked until the transaction ends. */
  findForUpdate(ctx: Ctx, waqfId: string, version: number): Promise<RuleSet | undefined> {
    return lockRuleSet.first(ctx, [waqfId, version]);
  }

  /** The version approved last among those effective on that day. @param day ISO */
  inForceOn(ctx: Ctx, waqfId: string, day: string): Promise<RuleSet | undefined> {
    return findInForceOn.first(ctx, [waqfId, day]);
  }

  /** The version that the next approval replaces; 0 while the yield is divided by recorded shares. */
  async versionInForce(ctx: Ctx, waqfId: string): Promise<number> {
    return (await findVersionInForce.first(ctx, [waqfId]))?.version ?? 0;
  }

  /** Ends the version in force. @returns its number; null when there is none */
  async supersedeInForce(ctx: Ctx, waqfId: string): Promise<number | null> {
    return (await supersede.first(ctx, [waqfId]))?.version ?? null;
  }

  async decide(ctx: Ctx, { id, state, decidedBy, decidedAt, reason }: RuleSet): Promise<void> {
    await decide.run(ctx, [id, state, decidedBy, decidedAt, reason, ruleSetStates.statesBefore(state)]);
  }
}

const jsonOf = (rules: readonly RuleInput[]): string => JSON.stringify(rules);
