import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount, requestDay } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { day, id, instant, money } from '../wire.js';

/** The source of a value: a report of an accredited valuer, or a deed that states the value. */
export const assetValueSources = ['valuation', 'deed'] as const;
export type AssetValueSource = (typeof assetValueSources)[number];

/** Size of a waqf by the limits in the settings; the legal deadlines may depend on it. */
export const waqfSizes = ['large', 'medium', 'small'] as const;
export type WaqfSize = (typeof waqfSizes)[number];

/** The value of a waqf's assets on a day, in riyals. */
export const assetValue = z.object({
  id,
  amount: money,
  valuedOn: day,
  source: answered(assetValueSources),
  /** Number of the report and name of the valuer, or number of the deed. */
  reference: z.string(),
  /** Full name of the user who recorded it. */
  recordedBy: z.string(),
  recordedAt: instant,
});
export type AssetValue = z.infer<typeof assetValue>;

/**
 * Answer of `GET /api/waqf/{id}/asset-values`: the value in force first, by the day of valuation; at most the last 50.
 */
export const assetValues = z.object({
  values: z.array(assetValue),
  /** Size by the value in force; null when no value is recorded. */
  size: z.nullable(answered(waqfSizes)),
  /** Value of the assets, in millions of riyals, from which a waqf is medium or large. */
  limits: z.object({ medium: z.number(), large: z.number() }),
  may: z.object({ record: z.boolean() }),
});
export type AssetValues = z.infer<typeof assetValues>;

/**
 * Body of `POST /api/waqf/{id}/asset-values`, 201, for nazir or founder. A value is never changed; a newer one replaces
 * it.
 */
export const recordAssetValue = z.object({
  amount: positiveAmount(messageKey('waqf.assetValueRequired')),
  valuedOn: requestDay,
  source: z.enum(assetValueSources, messageKey('field.unknownChoice')),
  reference: proseText({
    least: 3,
    most: 200,
    short: messageKey('waqf.assetReference'),
    long: messageKey('waqf.assetReference'),
  }),
});
export type RecordAssetValue = z.infer<typeof recordAssetValue>;
export const assetValueEnvelope = z.object({ value: assetValue });
