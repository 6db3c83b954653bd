import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { PageBoot } from '@waqf/contracts/releases';
import { createQueryClient, followPreferredLanguage, startServerEventsAt } from '@waqf/platform-web';
import { BootProvider } from '../boot/boot-context';
import { styleNonce } from '../boot/boot-data';
import { setDisplayFormats } from '../boot/display';
import { fetchFirstScreen } from '../remotes/screen-loads';
import { replayEarlyInput } from './early-input';
import { nonceStyles } from './nonce-styles';
import { appRoutes } from './routes';
import { firstPageLoaded } from './first-page-loaded';

/** Rendered after the page, so that all of it already listens to events. */
function ReplayEarlyInput({ root }: { root: Element }) {
  useEffect(() => replayEarlyInput(root), [root]);
  return null;
}

/** Renders the application on the page. */
export function start(boot: PageBoot): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (boot.user) {
    followPreferredLanguage(boot.user.preferences.preferredLanguage);
    if (boot.eventsFrom !== undefined) startServerEventsAt(boot.eventsFrom);
    fetchFirstScreen(`mf-${boot.user.role}`, location.pathname);
  }
  setDisplayFormats(boot.display);
  nonceStyles(styleNonce());
  const router = createBrowserRouter(appRoutes);
  // Rendered in slices (a transition), so that a slow phone still reacts to its user.
  const draw = () =>
    startTransition(() =>
      createRoot(root).render(
        <QueryClientProvider client={createQueryClient()}>
          <BootProvider value={boot}>
            <RouterProvider router={router} />
            <ReplayEarlyInput root={root} />
          </BootProvider>
        </QueryClientProvider>,
      ),
    );
  // The prerendered page stays until the real page can replace it.
  void firstPageLoaded(router).then(draw);
}
