import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { useLanguage, useTheme } from '@waqf/platform-web';
import { ToastRegion, UiProvider } from '@waqf/ui/core';
import { styleNonce } from '../boot/boot-data';
import { useBoot } from '../boot/boot-context';
import { useDisplay } from '../boot/display';
import { OfflineNotice } from '../layout/offline-notice';
import { ShellSessionProvider } from '../session/shell-session';
import { StepUpGate } from '../session/step-up-gate';
import { AppLink } from './app-link';
import { BackClosesLayer } from './back-closes-layer';

/**
 * The first page of every visit has the same key: by its address, a page that was linked to does not open at the place
 * where another one was left.
 */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Wraps every page: language, theme, the kit, toasts, the session. */
export function Root() {
  const boot = useBoot();
  const { language } = useLanguage();
  const { choice, setTheme } = useTheme();
  const display = useDisplay();
  return (
    <UiProvider
      language={language}
      theme={choice}
      onThemeChange={setTheme}
      nonce={styleNonce()}
      linkComponent={AppLink}
      display={display}
    >
      <OfflineNotice />
      <ToastRegion>
        <ShellSessionProvider initial={boot.user}>
          <Outlet />
          <StepUpGate />
        </ShellSessionProvider>
      </ToastRegion>
      <BackClosesLayer />
      <ScrollRestoration getKey={scrollKey} />
    </UiProvider>
  );
}
