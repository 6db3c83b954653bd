import type { GregorianOrder } from '@waqf/formats';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ComponentType, MouseEventHandler, ReactNode } from 'react';
import { usePreloadedParts } from '../lazy/use-preloaded-parts';
import '../theme/fonts';
import { useLateWeights } from '../theme/late-weights';
import { customProperties } from '../theme/tokens';
import type { ThemeName } from '../theme/tokens';
import { WORDS } from '../words';
import type { Language, Word } from '../words';

/** The theme that the user chose; `system` follows the device. */
export type ThemeChoice = ThemeName | 'system';

/** Props that the kit passes to the injected link, e.g. a wrapper of react-router's `Link` (`to={href}`). */
export interface LinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  title?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'step';
}

/** How dates and totals are shown, from the platform's settings. */
export interface DisplayChoice {
  dateFormat: GregorianOrder;
  /** Riyals (`sar`) for one unit on the day `on`; null when totals are shown in riyals only. */
  otherCurrency: { code: 'USD' | 'EUR'; sar: string; on: string } | null;
}

const FIRST_DISPLAY: DisplayChoice = { dateFormat: 'dd/mm/yyyy', otherCurrency: null };

export interface UiContextValue extends DisplayChoice {
  language: Language;
  direction: 'rtl' | 'ltr';
  /** The theme on the screen, never `system`. */
  theme: ThemeName;
  themeChoice: ThemeChoice;
  setTheme: (choice: ThemeChoice) => void;
  /** A text of the kit in the page's language. */
  word: (name: Word) => string;
  Link: ComponentType<LinkProps>;
  nonce?: string;
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const UiContext = createContext<UiContextValue | null>(null);

/** Whether a media query matches, kept up to date. */
function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => false,
  );
}

/**
 * Custom properties are set through the CSSOM, which a strict `style-src` allows without a nonce; direction and
 * language are set on the root so that popups outside the tree follow them.
 */
function useRoot(language: Language, direction: 'rtl' | 'ltr', theme: ThemeName) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = direction;
    root.dataset.theme = theme;
    for (const [name, value] of customProperties(theme)) root.style.setProperty(name, value);
  }, [language, direction, theme]);
}

export interface UiProviderProps {
  language: Language;
  /** The initial choice; `setTheme` changes it afterwards. */
  theme?: ThemeChoice;
  onThemeChange?: (choice: ThemeChoice) => void;
  /** Nonce of the page's `style-src`, for the styles that antd inserts. */
  nonce?: string;
  linkComponent?: ComponentType<LinkProps>;
  /** By default day, month, year, and riyals only. */
  display?: DisplayChoice;
  children: ReactNode;
}

/** The root of every page: language, direction, theme, links. All other components read them with `useUi()`. */
export function UiProvider({
  language,
  theme: given = 'system',
  onThemeChange,
  nonce,
  linkComponent,
  display = FIRST_DISPLAY,
  children,
}: UiProviderProps) {
  const [themeChoice, setChoice] = useState<ThemeChoice>(given);
  useEffect(() => setChoice(given), [given]);
  const device = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  // Paper is white in either theme.
  const printing = useMedia('print');
  const theme = printing ? 'light' : themeChoice === 'system' ? device : themeChoice;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  useRoot(language, direction, theme);
  usePreloadedParts();
  useLateWeights();

  const setTheme = useCallback(
    (choice: ThemeChoice) => {
      setChoice(choice);
      onThemeChange?.(choice);
    },
    [onThemeChange],
  );

  const value = useMemo<UiContextValue>(
    () => ({
      language,
      direction,
      theme,
      themeChoice,
      setTheme,
      word: (name) => WORDS[name][language],
      Link: linkComponent ?? PlainLink,
      nonce,
      ...display,
    }),
    [language, direction, theme, themeChoice, setTheme, linkComponent, nonce, display],
  );

  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}

/** Language, direction, theme and the injected link. Throws outside `UiProvider`. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) throw new Error('useUi needs a UiProvider above it');
  return value;
}
