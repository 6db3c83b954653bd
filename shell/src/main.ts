import { applyAppearance, resolveTheme, storedLanguage, storedTheme } from '@waqf/platform-web/appearance';
import type { PageBoot } from '@waqf/contracts/releases';
import { fetchBoot, inlinedBoot } from './boot/boot-data';
import { start } from './app/start';
import { preferRegistry, startRemote } from './remotes/loader';

/**
 * The first chunk: sets language and theme before anything is painted, then loads the user's remote and the application
 * in parallel. Everything heavier is loaded by the import.
 */
function begin(boot: PageBoot): void {
  const preferred = boot.user?.preferences.preferredLanguage === 'en' ? 'en' : 'ar';
  const language = storedLanguage() ?? preferred;
  // The page was rendered in another language than this browser's.
  if (language !== document.documentElement.lang) document.getElementById('root')?.replaceChildren();
  delete document.documentElement.dataset['otherLanguage'];
  applyAppearance(language, resolveTheme(storedTheme()));
  preferRegistry(boot.registry);
  // A failure is kept in the loader's state and shown by the error boundary.
  const role = boot.user?.role;
  const remote = boot.registry.remotes.find(({ name }) => name === `mf-${role}`);
  if (remote) startRemote(remote.name);
  start(boot);
}

const inlined = inlinedBoot();
if (inlined) begin(inlined);
else void fetchBoot().then(begin);
