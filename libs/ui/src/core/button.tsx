import type { MouseEventHandler, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconComponent } from './icon';
import { Tooltip } from './tooltip';
import { useUi } from './ui-provider';
import * as css from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'text' | 'danger' | 'dangerSolid' | 'soft' | 'onColour';

interface Common {
  variant?: ButtonVariant;
  /** small 36, middle 40, large 48 px high. */
  size?: 'small' | 'middle' | 'large';
  disabled?: boolean;
  /** Shows the spinner and takes no clicks; the button keeps its name and its focus. */
  loading?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Makes it a link (the injected one); an external address may add `target`. */
  href?: string;
  type?: 'button' | 'submit';
  id?: string;
  autoFocus?: boolean;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends Common {
  icon?: ReactElement;
  /** After the words, for a chevron or an arrow that leads on. */
  iconEnd?: ReactElement;
  block?: boolean;
  children: ReactNode;
}

interface BodyProps extends Common {
  className: string;
  label?: string;
  children: ReactNode;
}

/** A link when it has an address, else a button. A disabled link is a disabled button: it leads nowhere. */
function Pressable({
  className,
  label,
  href,
  disabled,
  loading,
  onClick,
  type = 'button',
  variant,
  size,
  children,
  ref,
  ...rest
}: BodyProps) {
  const { Link } = useUi();
  if (href !== undefined && !disabled && !loading) {
    return (
      <Link href={href} className={className} onClick={onClick} aria-label={label} title={label}>
        {children}
      </Link>
    );
  }
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={className}
      aria-label={label}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-variant={variant ?? 'default'}
      data-size={size}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}

/** A named action. One primary on a screen; gold is never a button. */
export function Button({ icon, iconEnd, block, children, ...common }: ButtonProps) {
  const { variant = 'default', size = 'middle', loading } = common;
  return (
    <Pressable {...common} className={classNames(css.button, css[variant], css[size], block && css.block)}>
      {loading ? <Icon.Spinner size={size === 'small' ? 16 : 18} /> : icon}
      <span className={css.words}>{children}</span>
      {iconEnd}
    </Pressable>
  );
}

export interface IconButtonProps extends Common {
  /** What it does, for those who cannot see the icon; shown as a tooltip too. */
  label: string;
  icon: ReactElement<unknown, IconComponent> | ReactElement;
  /** A number on its corner, hidden at 0, '9+' above 9. */
  badge?: number;
}

/** An action with an icon alone; its name is its label. */
export function IconButton({ label, icon, badge, ...common }: IconButtonProps) {
  const { variant = 'text', size = 'middle', loading } = common;
  const count = badge && (badge > 9 ? '9+' : String(badge));
  // No brackets: what stands in them does not count as said.
  const name = count ? `${label}: ${count}` : label;
  return (
    <Tooltip title={label}>
      <Pressable {...common} label={name} className={classNames(css.button, css.square, css[variant], css[size])}>
        <span className={css.marked}>
          {loading ? <Icon.Spinner size={18} /> : icon}
          {count ? (
            <span className={css.badge} aria-hidden>
              <bdi dir="ltr">{count}</bdi>
            </span>
          ) : null}
        </span>
      </Pressable>
    </Tooltip>
  );
}
