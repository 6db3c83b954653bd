import type { PageBoot } from '@waqf/contracts/releases';

/** What the server sends with a page to a visitor who is not signed in, before any remote is released. */
export const visitorBoot: PageBoot = {
  registry: { remotes: [] },
  routes: [],
  user: null,
  launchMode: 'open',
  simulators: false,
  display: { dateFormat: 'dd/mm/yyyy', otherCurrency: null },
};
