import type { MouseEventHandler, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconComponent } from './icon';
import { Tooltip } from './tooltip';
import { useUi } from './ui-provider';
import * as css from './button.module.css';

export type ButtonVariant =
  | 'primary'
  | 'default'
  | 'text'
  | 'danger'
  | 'dangerSolid'
  | 'soft'
  | 'onColour'
  | 'lineOnColour';

interface Common {
  variant?: ButtonVariant;
  /** Height: small 36 px, middle 40 px, large 48 px. */
  size?: 'small' | 'middle' | 'large';
  disabled?: boolean;
  /** Shows a spinner and ignores clicks; the button keeps its name and its focus. */
  loading?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Renders a link (the injected component) instead; an external address may set `target`. */
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
  /** Shown after the text, e.g. a chevron or a forward arrow. */
  iconEnd?: ReactElement;
  block?: boolean;
  children: ReactNode;
}

interface BodyProps extends Common {
  className: string;
  label?: string;
  children: ReactNode;
}

/**
 * A link when it has an address, otherwise a button. A disabled link is rendered as a disabled button, because a link
 * cannot be disabled.
 */
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

/** An action with a text. A screen has only one primary button; gold is never used for a button. */
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
  /** What the button does, for users who cannot see the icon; also shown as a tooltip. */
  label: string;
  icon: ReactElement<unknown, IconComponent> | ReactElement;
  /** A number on the corner; hidden when 0, '9+' above 9. */
  badge?: number;
}

/** An action with only an icon; its label is its accessible name. */
export function IconButton({ label, icon, badge, ...common }: IconButtonProps) {
  const { variant = 'text', size = 'middle', loading } = common;
  const count = badge && (badge > 9 ? '9+' : String(badge));
  // No brackets here, because text in brackets is not counted as part of the name.
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
