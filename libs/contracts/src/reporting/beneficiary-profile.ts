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

/** `GET /api/beneficiary/profile` (specification, section 3): what is recorded of the person and what they received. */
export const beneficiaryProfile = z.object({
  profile: z.object({
    personalInfo: z.object({
      fullName: z.string(),
      nationalId: z.string(),
      /** Verified, or null. */
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
    financialSummary: z.object({
      /** Sum of the person's percentages, each of another waqf. */
      totalAllocations: z.number(),
      monthlyIncome: money,
      /** Paid over the last twelve months of Riyadh, the current one included. */
      yearlyIncome: money,
      /** An estimate: what each day of the periods divided in these months brought, times 365, waqf by waqf. */
      yearlyProjection: money,
      activeWaqfs: z.number(),
      totalReceived: money,
      /** What the received figures are counted from. */
      source: bilingual,
    }),
    waqfDetails: z.array(
      z.object({
        id,
        name: z.string(),
        status: answered(['active', 'suspended']),
        nazirName: z.nullable(z.string()),
        relationship: z.nullable(z.string()),
        joinDate: instant,
        percentage: z.number(),
        monthlyAmount: money,
      }),
    ),
    bankingInfo: z.object({
      /** The first account that is open; null before. */
      primaryAccount: z.nullable(account),
      accounts: z.array(account),
      paymentPreferences,
    }),
    /** What the person has sent to their nazirs, newest first, at most 100; absent from an older server. */
    documents: z.optional(
      z.array(z.object({ id, name: z.string(), uploadDate: instant, status: answered(supportingDocumentStates) })),
    ),
  }),
});
export type BeneficiaryProfile = z.infer<typeof beneficiaryProfile>['profile'];
