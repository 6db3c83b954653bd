import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { positiveAmount, requestDay } from '../request-fields.js';
import { proseText } from '../text-rules/index.js';
import { day, id, instant, money } from '../wire.js';

/** Where a value comes from: a report of an accredited valuer, or a deed that states it. */
export const assetValueSources = ['valuation', 'deed'] as const;
export type AssetValueSource = (typeof assetValueSources)[number];

/** By the limits of the settings; the times of the law may differ by it. */
export const waqfSizes = ['large', 'medium', 'small'] as const;
export type WaqfSize = (typeof waqfSizes)[number];

/** What the assets of a waqf were worth on a day, in riyals. */
export const assetValue = z.object({
  id,
  amount: money,
  valuedOn: day,
  source: answered(assetValueSources),
  /** Number of the report and its valuer, or of the deed. */
  reference: z.string(),
  /** Full name. */
  recordedBy: z.string(),
  recordedAt: instant,
});
export type AssetValue = z.infer<typeof assetValue>;

/** `GET /api/waqf/{id}/asset-values`: the one in force first, by the day of its valuation; at most the last 50. */
export const assetValues = z.object({
  values: z.array(assetValue),
  /** By the value in force; null while none is recorded. */
  size: z.nullable(answered(waqfSizes)),
  /** Millions of riyals from which a waqf is medium, and large. */
  limits: z.object({ medium: z.number(), large: z.number() }),
  may: z.object({ record: z.boolean() }),
});
export type AssetValues = z.infer<typeof assetValues>;

/** `POST /api/waqf/{id}/asset-values`, 201, by nazir or founder. A value is never changed: a newer one follows it. */
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
