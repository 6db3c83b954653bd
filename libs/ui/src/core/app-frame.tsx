import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { Drawer } from './dialog';
import { Icon } from './icon';
import { Logo } from './seal';
import { Count } from './status';
import { useUi } from './ui-provider';
import { useFocusKept } from './use-focus-kept';
import * as css from './app-frame.module.css';

interface FrameValue {
  openMenu: () => void;
  closeMenu: () => void;
}

const FrameContext = createContext<FrameValue>({ openMenu: () => undefined, closeMenu: () => undefined });

export interface AppFrameProps {
  /** A `Sidebar`. It is fixed from 1024 px and a drawer on narrower screens. */
  sidebar: ReactElement;
  /** A `Header`. */
  header: ReactElement;
  /** A `PhoneTabs`, at the bottom of a phone. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** The page around a screen: sidebar, header, and the screen with a width of at most 1240 px. */
export function AppFrame({ sidebar, header, tabs, children }: AppFrameProps) {
  const { word } = useUi();
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  const frame = useMemo(() => ({ openMenu: () => setOpen(true), closeMenu: () => setOpen(false) }), []);

  useEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--wq-frame-sidebar', 'var(--wq-sidebar)');
    return () => {
      root.style.removeProperty('--wq-frame-sidebar');
    };
  }, []);

  useEffect(() => {
    const wide = window.matchMedia('(width >= 1024px)');
    const close = () => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <FrameContext.Provider value={frame}>
      <a href="#main" className={css.skip}>
        {word('skip')}
      </a>
      <div className={css.frame}>
        <aside className={css.aside}>{sidebar}</aside>
        <div className={css.column}>
          {header}
          <main ref={main} id="main" className={css.main} tabIndex={-1}>
            <div className={css.content}>{children}</div>
          </main>
        </div>
      </div>
      {tabs}
      <Drawer open={open} onClose={() => setOpen(false)} side="start" width={288} label={word('menu')}>
        <div className={css.drawer}>{sidebar}</div>
      </Drawer>
    </FrameContext.Provider>
  );
}

export interface SidebarItem {
  key: string;
  label: string;
  icon: ReactElement;
  href: string;
  active?: boolean;
  /** A number at the end; hidden when 0, '9+' above 9. */
  badge?: number;
}

export interface SidebarProps {
  /** By default a `Logo` with name and tagline. */
  brand?: ReactNode;
  items: SidebarItem[];
  /** Usually a `PersonMenu`. */
  footer?: ReactNode;
  onNavigate?: (key: string) => void;
}

/** The navigation of the page. Following a link closes the drawer. */
export function Sidebar({ brand, items, footer, onNavigate }: SidebarProps) {
  const { word, Link } = useUi();
  const { closeMenu } = useContext(FrameContext);
  return (
    <div className={css.sidebar}>
      <div className={css.brand}>{brand ?? <Logo withTagline />}</div>
      <nav className={css.nav} aria-label={word('mainNavigation')}>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <Link
                href={item.href}
                className={classNames(css.item, item.active && css.itemActive)}
                aria-current={item.active ? 'page' : undefined}
                onClick={() => {
                  closeMenu();
                  onNavigate?.(item.key);
                }}
              >
                {item.icon}
                <span className={css.itemLabel}>{item.label}</span>
                {item.badge ? <Count value={item.badge > 9 ? '9+' : item.badge} strong /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {footer ? <div className={css.foot}>{footer}</div> : null}
    </div>
  );
}

export interface PhoneTabsProps {
  /** At most four items, with short labels. */
  items: SidebarItem[];
}

/**
 * The tabs for the most used pages, fixed to the bottom of a phone. The page and its action bar leave space for them.
 */
export function PhoneTabs({ items }: PhoneTabsProps) {
  const { word, Link } = useUi();
  if (items.length === 0) return null;
  return (
    <nav className={css.tabs} aria-label={word('mainPlaces')} data-wq-tabs="">
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <Link
              href={item.href}
              className={classNames(css.tab, item.active && css.tabActive)}
              aria-current={item.active ? 'page' : undefined}
            >
              <span className={css.tabIcon}>{item.icon}</span>
              <span className={css.tabLabel}>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface HeaderProps {
  /** Shown at the start from 768 px; usually the search button. */
  search?: ReactNode;
  /** Shown at the end: quick actions, language, notifications. */
  actions?: ReactNode;
  /** Shown before `actions` from 768 px: what a phone has in its menu or settings instead. */
  wideActions?: ReactNode;
  /** What a phone shows beside the menu button; by default the small logo. */
  phoneBrand?: ReactNode;
}

/** The header of the page: 72 px high, 60 px on a phone, where it contains the menu button. */
export function Header({ search, actions, wideActions, phoneBrand }: HeaderProps) {
  const { word } = useUi();
  const { openMenu } = useContext(FrameContext);
  return (
    <header className={css.header}>
      <div className={css.headerStart}>
        <span className={css.menuButton}>
          <IconButton label={word('openMenu')} icon={<Icon.Menu />} onClick={openMenu} aria-haspopup="dialog" />
        </span>
        <span className={css.phoneBrand}>{phoneBrand ?? <Logo size={28} />}</span>
        {search ? <div className={css.search}>{search}</div> : null}
      </div>
      <div className={css.headerEnd}>
        {wideActions ? <div className={css.wideActions}>{wideActions}</div> : null}
        {actions}
      </div>
    </header>
  );
}

export interface SearchButtonProps {
  label: string;
  /** The shortcut as the user's keyboard names it: `Ctrl K` or `⌘ K`. */
  shortcut?: string;
  onClick: () => void;
}

/** Looks like a field and opens the search; the caller must bind Ctrl K or ⌘ K. */
export function SearchButton({ label, shortcut = 'Ctrl K', onClick }: SearchButtonProps) {
  return (
    <button type="button" className={css.searchButton} onClick={onClick} aria-haspopup="dialog">
      <Icon.Search size={18} />
      <span>{label}</span>
      <kbd dir="ltr">{shortcut}</kbd>
    </button>
  );
}
