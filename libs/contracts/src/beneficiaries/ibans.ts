import { hasFormOfSaudiIban, normaliseSaudiIban } from '@waqf/formats';
import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { formatText } from '../text-rules/index.js';
import { id, instant } from '../wire.js';

/**
 * `asked`: the nazir asked for it and the owner has not confirmed; `confirmed`: it waits for approval; `approved`:
 * payments go to it from `usableFrom`; `declined`: the owner refused; `rejected`: the approver refused; `withdrawn`:
 * the requester took it back.
 */
export const payeeIbanStates = ['asked', 'confirmed', 'approved', 'declined', 'rejected', 'withdrawn'] as const;
export type PayeeIbanState = (typeof payeeIbanStates)[number];

/** The beneficiary's own account at another bank than the waqf's. */
export const payeeIban = z.object({
  id,
  beneficiaryId: id,
  waqfName: z.string(),
  iban: z.string(),
  state: answered(payeeIbanStates),
  /** Whether distributions are paid to it now. */
  inUse: z.boolean(),
  /** When payments to it begin; null until it is approved. */
  usableFrom: z.nullable(instant),
  requestedAt: instant,
  /** Whether the reader may confirm or decline it now. */
  mayConfirm: z.boolean(),
  /** Whether the reader asked for it and may withdraw it before it is confirmed. */
  mayWithdraw: z.boolean(),
});
export type PayeeIban = z.infer<typeof payeeIban>;
export const payeeIbanEnvelope = z.object({ iban: payeeIban });

/** Answer of `GET /api/beneficiary/{id}/ibans`: newest first. */
export const payeeIbanList = z.object({ fullName: z.string(), ibans: z.array(payeeIban) });

/**
 * Answer of `GET /api/beneficiary/ibans?onBehalfOf`: the user's own IBANs, and the waqfs in which they may ask for one.
 */
export const ownIbanList = z.object({
  places: z.array(z.object({ beneficiaryId: id, waqfName: z.string() })),
  ibans: z.array(payeeIban),
});
export type OwnIbanList = z.infer<typeof ownIbanList>;

/**
 * Body of `POST /api/beneficiary/{id}/ibans`, 201. When the owner sends it, it is confirmed at once, with a fresh
 * Nafath confirmation.
 */
export const askForIban = z.object({
  iban: formatText(
    z.pipe(
      z.pipe(
        z.string(messageKey('beneficiaries.iban')).check(
          z.maxLength(64, { error: messageKey('beneficiaries.iban'), abort: true }),
          z.refine((text) => hasFormOfSaudiIban(text), { error: messageKey('beneficiaries.iban'), abort: true }),
        ),
        z.transform((text: string) => normaliseSaudiIban(text) ?? ''),
      ),
      z.string().check(z.minLength(1, messageKey('beneficiaries.ibanDigits'))),
    ),
  ),
});
export type AskForIban = z.infer<typeof askForIban>;
