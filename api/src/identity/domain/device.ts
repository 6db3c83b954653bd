import type { Device } from '@waqf/contracts/identity';

/** Where a request came from, according to the request itself. */
export interface Origin {
  /** The network address, as our server or the trusted proxy saw it. */
  readonly address: string | null;
  /** The header User-Agent, cut to the length that is stored. */
  readonly userAgent: string | null;
}

const longestUserAgent = 400;

/** A User-Agent that can be stored; null when there is none. */
export function storedUserAgent(header: string | undefined): string | null {
  return header?.trim().slice(0, longestUserAgent) || null;
}

/** The address; an IPv4 address that is mapped into IPv6 (`::ffff:`) is returned in its IPv4 form. */
export function plainAddress(address: string | undefined): string | null {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') || null;
}

// The order matters: many browsers also name others in their User-Agent.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Microsoft Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\biPhone\b/, 'iOS', 'phone'],
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** What a User-Agent says about a device; what it does not name is null and is never guessed. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null) return { kind: 'unknown', browser: null, system: null };
  const browser = browsers.find(([pattern]) => pattern.test(userAgent));
  const system = systems.find(([pattern]) => pattern.test(userAgent));
  return { kind: system?.[2] ?? 'unknown', browser: browser?.[1] ?? null, system: system?.[1] ?? null };
}
