import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './button';
import { Avatar } from './status';
import { PopupHolder } from './popup-holder';
import { useUi } from './ui-provider';
import * as css from './menu.module.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactElement;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  items: MenuItem[];
  /** The button that opens it. */
  children: ReactElement;
  placement?: 'bottomStart' | 'bottomEnd' | 'topStart';
  /** The button takes up the remaining width. */
  grow?: boolean;
  /** True for a menu of further actions besides a page's main ones. */
  more?: boolean;
}

/** A menu of actions below its button, usable with arrow keys, Enter and Escape. */
export function Menu({ items, children, placement = 'bottomEnd', grow, more }: MenuProps) {
  const { direction } = useUi();
  const side = placement.endsWith('End') === (direction === 'ltr') ? 'Right' : 'Left';
  return (
    <PopupHolder
      className={grow ? css.grow : undefined}
      more={more}
      // Otherwise the menu would leave the focus on its own hidden item.
      givesFocusBack
      popup={(parts, { open, onOpenChange, anchor }) => (
        <parts.Dropdown
          open={open}
          onOpenChange={onOpenChange}
          trigger={['click']}
          autoFocus
          placement={placement.startsWith('top') ? `top${side}` : `bottom${side}`}
          menu={{
            items: items.map(({ key, label, icon, danger, disabled }) => ({ key, label, icon, danger, disabled })),
            onClick: ({ key }) => items.find((item) => item.key === key)?.onSelect(),
          }}
        >
          {anchor}
        </parts.Dropdown>
      )}
    >
      {children}
    </PopupHolder>
  );
}

/** A button with three dots that opens a menu. */
export function MoreMenu({ items, label }: { items: MenuItem[]; label?: string }) {
  const { word } = useUi();
  return (
    <Menu items={items} more>
      <IconButton variant="default" label={label ?? word('more')} icon={<Icon.More />} aria-haspopup="menu" />
    </Menu>
  );
}

export interface PersonMenuProps {
  name: string;
  role: string;
  items?: MenuItem[];
  onSignOut: () => void;
  /** True while the user is being signed out. */
  leaving?: boolean;
}

/** The signed-in user at the bottom of the sidebar: avatar, name, role, and sign-out. */
export function PersonMenu({ name, role, items = [], onSignOut, leaving }: PersonMenuProps) {
  const { word } = useUi();
  const person = (
    <>
      <Avatar name={name} />
      <span className={css.personWords}>
        <span className={css.personName}>{name}</span>
        <span className={css.personRole}>{role}</span>
      </span>
    </>
  );
  return (
    <div className={css.person}>
      {items.length > 0 ? (
        <Menu items={items} placement="topStart" grow>
          <button type="button" className={classNames(css.personBody, css.personButton)} aria-haspopup="menu">
            {person}
          </button>
        </Menu>
      ) : (
        <div className={css.personBody}>{person}</div>
      )}
      <IconButton label={word('signOut')} icon={<Icon.SignOut />} loading={leaving} onClick={onSignOut} />
    </div>
  );
}
