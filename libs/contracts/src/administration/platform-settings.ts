import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { emailAddress } from '../identity/index.js';
import { messageKey } from '../messages/message-key.js';
import { nameText, proseText } from '../text-rules/index.js';
import { backupFrequencies, currencies, dateFormats, fileTypes } from './choices.js';
import { between } from './whole-number.js';

export const launchModes = ['open', 'closed'] as const;

/** What rules the whole platform; one row with the settings of `GET /api/system/settings`. */
export const platformSettings = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  adminEmail: z.string(),
  supportEmail: z.string(),
  /** Closed: nobody but administrators signs in, and nobody registers. */
  launchMode: answered(launchModes),
  /** On: every call of anybody but administrators is refused with 503. */
  maintenanceMode: z.boolean(),
  enableRegistration: z.boolean(),
  enableNotifications: z.boolean(),
  enableEmailNotifications: z.boolean(),
  enableSmsNotifications: z.boolean(),
  /** Minutes without use after which a session ends. */
  sessionTimeout: z.number(),
  /** Unsafe calls of a person a minute; twenty times as many reads. */
  rateLimitPerMinute: z.number(),
  /** Sign-ins begun and not finished, before further ones have to wait. */
  failedLoginLimit: z.number(),
  /** Megabytes of a deed. */
  maxFileSize: z.number(),
  allowedFileTypes: z.array(z.string()),
  backupFrequency: answered(backupFrequencies),
  dateFormat: answered(dateFormats),
  /** Totals are shown in it too, at the rate of the settings screen. */
  currency: answered(currencies),
  /** Months after a payment in which its person may object to it. */
  objectionMonths: z.number(),
  /** Times of the law, each to be checked against the official text that `deadlinesSource` names. */
  registrationWorkingDays: z.number(),
  changeWorkingDays: z.number(),
  distributionMonths: z.number(),
  /** The same times for waqfs of medium and of large assets; the ones above are for those below. */
  registrationWorkingDaysMedium: z.number(),
  changeWorkingDaysMedium: z.number(),
  distributionMonthsMedium: z.number(),
  registrationWorkingDaysLarge: z.number(),
  changeWorkingDaysLarge: z.number(),
  distributionMonthsLarge: z.number(),
  /** Millions of riyals of assets from which a waqf is medium, and large. */
  mediumWaqfMillions: z.number(),
  largeWaqfMillions: z.number(),
  recordYears: z.number(),
  deadlinesSource: z.string(),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

/** `GET`, `PATCH /api/admin/system/settings` */
export const platformSettingsEnvelope = z.object({ settings: platformSettings });

const flag = z.optional(z.boolean(messageKey('field.wrongType')));
const siteName = nameText({
  least: 1,
  most: 60,
  short: messageKey('system.siteNameRequired'),
  long: messageKey('system.siteNameLong'),
});
const siteDescription = proseText({
  least: 0,
  most: 300,
  short: messageKey('field.required'),
  long: messageKey('system.siteDescriptionLong'),
});
const deadlinesSource = proseText({
  least: 3,
  most: 300,
  short: messageKey('system.deadlinesSourceRequired'),
  long: messageKey('system.deadlinesSourceLong'),
});
const workingDays = z.optional(between(1, 365, messageKey('system.workingDays')));
const monthsOfYear = z.optional(between(1, 24, messageKey('system.distributionMonths')));
const millions = z.optional(between(1, 100_000, messageKey('system.waqfMillions')));
const fields = {
  siteName: z.optional(siteName),
  siteDescription: z.optional(siteDescription),
  adminEmail: z.optional(emailAddress),
  supportEmail: z.optional(emailAddress),
  launchMode: z.optional(z.enum(launchModes, messageKey('field.unknownChoice'))),
  maintenanceMode: flag,
  enableRegistration: flag,
  enableNotifications: flag,
  enableEmailNotifications: flag,
  enableSmsNotifications: flag,
  sessionTimeout: z.optional(between(5, 1440, messageKey('system.sessionMinutes'))),
  rateLimitPerMinute: z.optional(between(10, 10_000, messageKey('system.rateLimit'))),
  failedLoginLimit: z.optional(between(1, 100, messageKey('system.failedSignIns'))),
  maxFileSize: z.optional(between(1, 100, messageKey('system.maxFileSize'))),
  allowedFileTypes: z.optional(
    z
      .array(z.enum(fileTypes, messageKey('field.unknownChoice')))
      .check(z.minLength(1, messageKey('system.fileTypeRequired')), z.maxLength(fileTypes.length)),
  ),
  backupFrequency: z.optional(z.enum(backupFrequencies, messageKey('field.unknownChoice'))),
  dateFormat: z.optional(z.enum(dateFormats, messageKey('field.unknownChoice'))),
  currency: z.optional(z.enum(currencies, messageKey('field.unknownChoice'))),
  objectionMonths: z.optional(between(1, 24, messageKey('system.objectionMonths'))),
  registrationWorkingDays: workingDays,
  changeWorkingDays: workingDays,
  distributionMonths: monthsOfYear,
  registrationWorkingDaysMedium: workingDays,
  changeWorkingDaysMedium: workingDays,
  distributionMonthsMedium: monthsOfYear,
  registrationWorkingDaysLarge: workingDays,
  changeWorkingDaysLarge: workingDays,
  distributionMonthsLarge: monthsOfYear,
  mediumWaqfMillions: millions,
  largeWaqfMillions: millions,
  recordYears: z.optional(between(1, 100, messageKey('system.recordYears'))),
  deadlinesSource: z.optional(deadlinesSource),
};

/** The same settings as the person saw them; whatever another has changed since is told with 409. */
const seen = z.strictObject(fields);

/** `PATCH /api/admin/system/settings`: what is not named stays. */
export const changePlatformSettings = z.strictObject({ ...fields, seen: z.optional(seen) });
export type ChangePlatformSettings = z.infer<typeof changePlatformSettings>;
