import { normaliseSaudiIban } from '@waqf/formats';
import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { formatText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

/**
 * `asked`: the nazir asked for it and the owner has not confirmed; `confirmed`: it waits for an approval; `approved`:
 * it is paid to from `usableFrom` on; `declined` by the owner; `rejected` by who decides; `withdrawn` by who asked.
 */
export const payeeIbanStates = ['asked', 'confirmed', 'approved', 'declined', 'rejected', 'withdrawn'] as const;

/** An account of the beneficiary's own, elsewhere than at the waqf's bank. */
export const payeeIban = z.object({
  id,
  beneficiaryId: id,
  waqfName: z.string(),
  iban: z.string(),
  state: answered(payeeIbanStates),
  /** Distributions are paid to it now. */
  inUse: z.boolean(),
  /** From when it is paid to; null until it is approved. */
  usableFrom: z.nullable(instant),
  requestedAt: instant,
  /** Whether the person who reads may confirm or decline it now. */
  mayConfirm: z.boolean(),
  /** Whether the person who reads asked for it and may take it back before it is confirmed. */
  mayWithdraw: z.boolean(),
});
export type PayeeIban = z.infer<typeof payeeIban>;
export const payeeIbanEnvelope = z.object({ iban: payeeIban });

/** `GET /api/beneficiary/{id}/ibans`: newest first. */
export const payeeIbanList = z.object({ fullName: z.string(), ibans: z.array(payeeIban) });

/** `GET /api/beneficiary/ibans?onBehalfOf`: the person's own, and the places for which they may ask for another. */
export const ownIbanList = z.object({
  places: z.array(z.object({ beneficiaryId: id, waqfName: z.string() })),
  ibans: z.array(payeeIban),
});
export type OwnIbanList = z.infer<typeof ownIbanList>;

/** `POST /api/beneficiary/{id}/ibans`, 201. By the owner it is confirmed at once, with a fresh confirmation. */
export const askForIban = z.object({
  iban: formatText(
    z.pipe(
      z.pipe(
        z.string(messageKey('beneficiaries.iban')).check(z.maxLength(64, messageKey('beneficiaries.iban'))),
        z.transform((text: string) => normaliseSaudiIban(text) ?? ''),
      ),
      z.string().check(z.minLength(1, messageKey('beneficiaries.iban'))),
    ),
  ),
});
export type AskForIban = z.infer<typeof askForIban>;
