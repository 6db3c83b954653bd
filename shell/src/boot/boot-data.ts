import type { PageBoot } from '@waqf/contracts/releases';

const bootElement = 'waqf-boot';

/** What the API inlined in the page; null on a development server, which serves the page without it. */
export function inlinedBoot(): PageBoot | null {
  const text = document.getElementById(bootElement)?.textContent;
  return text ? (JSON.parse(text) as PageBoot) : null;
}

/** The same by a call. Our own server wrote it from the contract, so the first chunk does without the parser. */
export async function fetchBoot(): Promise<PageBoot> {
  const response = await fetch('/boot.json', { credentials: 'include', cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as PageBoot;
}

/** Nonce of the page's style-src, for the styles that the kit writes at run time; none where no browser draws. */
export const styleNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-style-nonce]')?.dataset['styleNonce'];
