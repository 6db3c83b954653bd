import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { paymentPreferences } from '../beneficiaries/preferences.js';
import { bilingual } from '../documents/index.js';
import { supportingDocumentStates } from '../supporting-documents/index.js';
import { id, instant, money } from '../wire.js';

const account = z.object({
  id,
  waqfName: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  iban: z.string(),
  balance: money,
});

/**
 * Answer of `GET /api/beneficiary/profile` (specification, section 3): what is recorded about the user and what they
 * received.
 */
export const beneficiaryProfile = z.object({
  profile: z.object({
    personalInfo: z.object({
      fullName: z.string(),
      nationalId: z.string(),
      /** A verified address; null when there is none. */
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
    financialSummary: z.object({
      /** Sum of the person's percentages in all waqfs. */
      totalAllocations: z.number(),
      monthlyIncome: money,
      /** Paid in the last twelve months in Riyadh, including the current one, in riyals. */
      yearlyIncome: money,
      /** An estimate in riyals: the amount per day of the periods divided in these months, times 365, for each waqf. */
      yearlyProjection: money,
      activeWaqfs: z.number(),
      totalReceived: money,
      /** The records from which the received amounts are computed. */
      source: bilingual,
    }),
    waqfDetails: z.array(
      z.object({
        id,
        name: z.string(),
        status: answered(['active', 'suspended']),
        /** Null when the waqf has no nazir. */
        nazirName: z.nullable(z.string()),
        /** Family relationship (صلة القرابة); null when none was recorded. */
        relationship: z.nullable(z.string()),
        joinDate: instant,
        percentage: z.number(),
        monthlyAmount: money,
      }),
    ),
    bankingInfo: z.object({
      /** The first open account; null when there is none. */
      primaryAccount: z.nullable(account),
      accounts: z.array(account),
      paymentPreferences,
    }),
    /** Documents that the user has sent to their nazirs, newest first, at most 100; left out by older servers. */
    documents: z.optional(
      z.array(z.object({ id, name: z.string(), uploadDate: instant, status: answered(supportingDocumentStates) })),
    ),
  }),
});
export type BeneficiaryProfile = z.infer<typeof beneficiaryProfile>['profile'];
