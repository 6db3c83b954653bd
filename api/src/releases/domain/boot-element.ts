import type { PageBoot } from '@waqf/contracts/releases';

const placeholder = '<!--waqf-boot-->';

/**
 * Puts what the page needs first into the shell's page, as data that no browser runs. `<` is escaped, so that a name
 * can't end the element.
 */
export function withBoot(page: string, boot: PageBoot, styleNonce: string): string {
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  const language = boot.user?.preferences.preferredLanguage ?? 'ar';
  return page
    .replace('<html lang="ar" dir="rtl">', `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    .replace(placeholder, () => `<meta name="style-nonce" data-style-nonce="${styleNonce}"><script type="application/json" id="waqf-boot">${data}</script>`);
}
