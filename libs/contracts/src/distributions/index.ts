import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { percentage } from '../beneficiaries/index.js';
import { bilingual, box } from '../documents/index.js';
import { messageKey } from '../messages/message-key.js';
import { amount, positiveAmount, requestDay, seenFields } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { nameText, proseText } from '../text-rules/index.js';
import { day, fraction, id, instant, money } from '../wire.js';
import { because, citedClause, deduction } from './because.js';
import { ruleSetStates } from './rule-set-states.js';

export * from './payments.js';
export * from './rule-set-states.js';
export * from './rule-set-state-labels.js';
export * from './run-state-labels.js';
export * from './runs.js';

export const ruleKinds = ['maintenance', 'reserve', 'nazir_fee', 'fixed', 'percent', 'class', 'residual'] as const;
export type RuleKind = (typeof ruleKinds)[number];
export const ruleBases = ['gross', 'net', 'remaining'] as const;
export const ruleSplits = ['shares', 'equal', 'male_two_female_one', 'weights'] as const;
const className = nameText({
  least: 1,
  most: 60,
  short: messageKey('distributions.className'),
  long: messageKey('distributions.className'),
});
const recipient = z.union(
  [
    z.strictObject({ beneficiaryId: requestId(messageKey('distributions.recipient')) }),
    z.strictObject({ class: className }),
  ],
  messageKey('distributions.recipient'),
);
/** The same as `box`, with the messages of a request. */
const requestBox = z.object({
  x: z.number(messageKey('distributions.boxX')),
  y: z.number(messageKey('distributions.boxY')),
  width: z.number(messageKey('distributions.boxWidth')),
  height: z.number(messageKey('distributions.boxHeight')),
});
const clause = z.object({
  text: proseText({
    least: 1,
    most: 1000,
    short: messageKey('distributions.clauseShort'),
    long: messageKey('distributions.clauseLong'),
  }),
  documentId: z.optional(z.nullable(requestId(messageKey('field.invalid')))),
  page: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(500)))),
  /** The area on the page, as fractions of the page size. */
  box: z.optional(z.nullable(requestBox)),
});

const orNothing = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** One condition of the founder, in a request. */
export const ruleInput = z.object({
  kind: z.enum(ruleKinds, messageKey('distributions.kind')),
  /** What the percentage is taken of; `remaining` when left out. */
  basis: z._default(z.enum(ruleBases, messageKey('distributions.basis')), 'remaining'),
  percent: orNothing(percentage),
  amount: orNothing(positiveAmount()),
  cap: orNothing(positiveAmount()),
  floor: orNothing(positiveAmount()),
  to: orNothing(recipient),
  split: z._default(z.enum(ruleSplits, messageKey('distributions.split')), 'shares'),
  tier: orNothing(
    z
      .int(messageKey('beneficiaries.tier'))
      .check(z.gte(1, messageKey('beneficiaries.tier')), z.lte(20, messageKey('beneficiaries.tier'))),
  ),
  clause: orNothing(clause),
});
export type RuleInput = z.infer<typeof ruleInput>;

const rules = z
  .array(ruleInput, messageKey('distributions.rulesCount'))
  .check(
    z.minLength(1, messageKey('distributions.rulesCount')),
    z.maxLength(50, messageKey('distributions.rulesCount')),
  );

/** Body of `POST /api/waqf/{id}/rules`, 201: proposes a set of rules, in force once the founder has approved it. */
export const proposeRules = z.object({
  rules,
  /** First day, in Asia/Riyadh, of the periods that are divided by these rules. */
  effectiveFrom: requestDay,
  /** The version in force that the proposal would replace; 409 when another one is in force meanwhile. */
  seen: seenFields(['version']),
});
export type ProposeRules = z.infer<typeof proposeRules>;

/** One condition of the founder, in an answer. */
export const rule = z.object({
  kind: answered(ruleKinds),
  /** What the percentage is taken of. */
  basis: answered(ruleBases),
  /** 0 to 100, of `basis`; null when the rule names an amount or takes what is left. */
  percent: z.nullable(z.number()),
  /** Fixed amount in riyals; null when the rule has none. */
  amount: z.nullable(money),
  /** The most that the rule takes, in riyals; null when there is no limit. */
  cap: z.nullable(money),
  /** The least that the rule takes if available, in riyals; null when there is no limit. */
  floor: z.nullable(money),
  /** The beneficiary or the class that receives it; null means every active beneficiary. */
  to: z.nullable(z.object({ beneficiaryId: z.optional(id), class: z.optional(z.string()) })),
  split: answered(ruleSplits),
  /** The generation that it applies to, once nobody of earlier ones is entitled; null means always. */
  tier: z.nullable(z.number()),
  clause: citedClause,
});
export type Rule = z.infer<typeof rule>;

/** A version of a waqf's rules; the answer to proposing, approving, rejecting and withdrawing. */
export const ruleSet = z.object({
  /** Counted from 1; 0 is the division by recorded shares, used until rules have been proposed and approved. */
  version: z.number(),
  state: answered(ruleSetStates),
  rules: z.array(rule),
  /** First day of the periods that it applies to, in Asia/Riyadh; null for version 0. */
  effectiveFrom: z.nullable(day),
  /** Name of the user who proposed it, and when; null for version 0. */
  proposedBy: z.nullable(z.string()),
  proposedAt: z.nullable(instant),
  /** Name of the user who decided, and when; null while nobody has. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  /** Why it was rejected; null otherwise. */
  reason: z.nullable(z.string()),
});
export type RuleSet = z.infer<typeof ruleSet>;

/** Answer of `GET /api/waqf/{id}/rules`: the set in force, and every version, newest first. */
export const rulesAnswer = z.extend(ruleSet, {
  /** The version that awaits the founder; null when there is none. */
  proposed: z.nullable(ruleSet),
  versions: z.array(ruleSet),
  /** What the reader may do now. */
  may: z.object({
    propose: z.boolean(),
    approve: z.boolean(),
    withdraw: z.boolean(),
    /** When the proposer may approve alone, if the waqf has nobody else; null when somebody else decides. */
    approveFrom: z.nullable(instant),
  }),
});
export type RulesAnswer = z.infer<typeof rulesAnswer>;

/**
 * Answer of `GET /api/waqf/{id}/rules/proposal`: the starting point of a proposal. The rules are read from the
 * conditions of the waqf deed in force; where no condition divides what is left, the last rule divides it by the
 * recorded shares.
 */
export const rulesProposal = z.object({
  rules: z.array(rule),
  conditions: z.array(
    z.object({
      text: z.string(),
      documentId: id,
      page: z.nullable(z.number()),
      box: z.nullable(box),
      /**
       * `unread`: it is about the yield, but how to compute it was not recognised. `other`: it is not about the yield.
       */
      reading: answered(['rule', 'unread', 'other']),
      /** Assumptions that have to be checked. */
      notes: z.array(bilingual),
    }),
  ),
  /** The beneficiaries whom a rule can name: those entitled now, sorted by name. */
  people: z.array(z.object({ beneficiaryId: id, fullName: z.string() })),
  classes: z.array(z.string()),
});
export type RulesProposal = z.infer<typeof rulesProposal>;

/** Body of `POST /api/waqf/{id}/rules/{version}/reject`. */
export const rejectRules = z.object({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('field.reasonRequired'),
    long: messageKey('field.reasonLong'),
  }),
});
export type RejectRules = z.infer<typeof rejectRules>;

/** Body of `POST /api/waqf/{id}/rules/preview`: how an amount would be divided; nothing is stored. */
export const previewRules = z.object({
  /** The yield to try, in riyals, before any expenses. */
  amount: amount(),
  /** Maintenance and other expenses that are taken first, in riyals. */
  expenses: orNothing(amount()),
  /** The day whose rules and beneficiaries are used; today when left out. */
  on: orNothing(requestDay),
  /** Rules to try instead of those in force. */
  rules: orNothing(rules),
});
export type PreviewRules = z.infer<typeof previewRules>;

/** Amounts are in riyals; `exact` is a fraction `p/q` in halalas. */
export const distributionPreview = z.object({
  pool: money,
  deductions: z.array(deduction),
  lines: z.array(z.object({ beneficiaryId: id, fullName: z.string(), amount: money, exact: fraction, because })),
  allocated: money,
  /** What nobody is entitled to; it stays in the yield. */
  unallocated: money,
  /** The halalas of rounding that were given to the largest fractions, in riyals; already included in the lines. */
  remainder: money,
});
export type DistributionPreview = z.infer<typeof distributionPreview>;
