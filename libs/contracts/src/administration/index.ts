import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { formatText } from '../text-rules/index.js';
import { day } from '../wire.js';
import { backupFrequencies, currencies, dateFormats, fileTypes } from './choices.js';
import { between } from './whole-number.js';

export * from './choices.js';
export * from './failed-events.js';
export * from './platform-settings.js';

export const fileType = z.enum(fileTypes);
export type FileType = z.infer<typeof fileType>;

export const backupFrequency = z.enum(backupFrequencies);
export const dateFormat = z.enum(dateFormats);
export type DateFormat = z.infer<typeof dateFormat>;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** How many riyals one unit of the other currency costs, and the day on which an administrator entered that rate. */
export const currencyRate = z.strictObject({
  sar: formatText(
    z.string(messageKey('system.rate')).check(
      z.maxLength(32, messageKey('field.invalid')),
      z.refine((text) => /^\d{1,6}(\.\d{1,6})?$/.test(text) && Number(text) > 0, messageKey('system.rate')),
    ),
  ),
  /** Not before 1900; a future day has its own message. */
  on: formatText(
    z.string(messageKey('system.rateDay')).check(
      z.maxLength(32, messageKey('field.invalid')),
      z.refine((text) => z.safeParse(day, text).success && text >= '1900-01-01', messageKey('system.rateDay')),
    ),
  ),
});
export type CurrencyRate = z.infer<typeof currencyRate>;

/** How every page shows dates and totals. `otherCurrency` is null when totals are shown in riyals only. */
export const displaySettings = z.object({
  dateFormat: answered(dateFormat.options),
  otherCurrency: z.nullable(z.object({ code: answered(['USD', 'EUR']), sar: z.string(), on: day })),
});
export type DisplaySettings = z.infer<typeof displaySettings>;

/**
 * The six settings of the settings screen (specification, sections 3 and 5), as they are in force. Other administration
 * pages allow wider ranges, so a value may be outside the limits of this screen.
 */
export const systemSettings = z.object({
  backupFrequency: answered(backupFrequency.options),
  /** Minutes of inactivity after which a session ends. */
  sessionTimeout: z.number(),
  /** Largest file that may be uploaded, in megabytes. */
  maxFileSize: z.number(),
  allowedFileTypes: z.array(z.string()),
  defaultCurrency: answered(currency.options),
  /** The rate of `defaultCurrency`; null when amounts are shown in riyals only. */
  currencyRate: z.nullable(z.object({ sar: z.string(), on: day })),
  dateFormat: answered(dateFormat.options),
});
export type SystemSettings = z.infer<typeof systemSettings>;

/** Answer of `GET` and `PUT /api/system/settings`. */
export const systemSettingsEnvelope = z.object({ settings: systemSettings });

const changedSettings = {
  backupFrequency: z.optional(backupFrequency),
  sessionTimeout: z.optional(between(5, 120, messageKey('system.sessionTimeout'))),
  maxFileSize: z.optional(between(1, 100, messageKey('system.maxFileSize'))),
  allowedFileTypes: z.optional(
    z.array(fileType).check(z.minLength(1, messageKey('system.fileTypeRequired')), z.maxLength(fileTypes.length)),
  ),
  /** Changing the currency removes the rate of the previous one, unless a new rate is sent with it. */
  defaultCurrency: z.optional(currency),
  /** Null removes the rate. */
  currencyRate: z.optional(z.nullable(currencyRate)),
  dateFormat: z.optional(dateFormat),
};

/**
 * Body of `PUT /api/system/settings`: a setting that is left out keeps its value. `seen` has the settings as the user
 * saw them; if somebody else has changed one since, the answer is 409.
 */
export const changeSystemSettings = z.strictObject({
  ...changedSettings,
  seen: z.optional(z.strictObject(changedSettings)),
});
export type ChangeSystemSettings = z.infer<typeof changeSystemSettings>;
