import type { PageBoot } from '@waqf/contracts/releases';

const bootElement = 'waqf-boot';

/** The data that the API put into the page; null on a development server, which serves the page without it. */
export function inlinedBoot(): PageBoot | null {
  const text = document.getElementById(bootElement)?.textContent;
  return text ? (JSON.parse(text) as PageBoot) : null;
}

/** Fetches the same data. Our own server wrote it from the contract, so the first chunk does not need the parser. */
export async function fetchBoot(): Promise<PageBoot> {
  const response = await fetch('/boot.json', { credentials: 'include', cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as PageBoot;
}

/** The nonce of the page's style-src, for styles that the kit creates at run time; undefined outside a browser. */
export const styleNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-style-nonce]')?.dataset['styleNonce'];
