import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { seenFields } from '../request-fields.js';

/** How a beneficiary is paid. The nazir hands over cash and checks against a receipt. */
export const preferredMethods = ['bank_transfer', 'check', 'cash'] as const;
export type PreferredMethod = (typeof preferredMethods)[number];
/** `monthly`: paid with every distribution; otherwise kept until the quarter or year of its period is over. */
export const paymentFrequencies = ['monthly', 'quarterly', 'yearly'] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];

export const paymentPreferences = z.object({
  method: answered(preferredMethods),
  frequency: answered(paymentFrequencies),
});
export type PaymentPreferences = z.infer<typeof paymentPreferences>;

/**
 * Body of `PUT /api/beneficiary/preferences`: applies from the next calculation. Changing the method needs a fresh
 * Nafath confirmation.
 */
export const changePaymentPreferences = z.object({
  method: z.enum(preferredMethods, messageKey('beneficiaries.paymentMethod')),
  frequency: z.enum(paymentFrequencies, messageKey('beneficiaries.paymentFrequency')),
  seen: seenFields(['method', 'frequency']),
});
export type ChangePaymentPreferences = z.infer<typeof changePaymentPreferences>;
export const paymentPreferencesEnvelope = z.object({ preferences: paymentPreferences });
