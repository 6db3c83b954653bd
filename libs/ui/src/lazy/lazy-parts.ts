import type { DrawerProps, DropdownProps, ModalProps, PopoverProps, SelectProps } from 'antd';
import type { ComponentType, ReactElement } from 'react';
import type { ShownToast } from '../core/toast-message';
import { lazyPart } from './lazy-part';

/*
 * Parts that use antd and Radix. No first screen needs them before something opens, a toast is shown, or a form has a
 * select, and they are a third of the scripts. They are loaded at the user's first move, or when a part is needed.
 */

/** The components that draw popups. */
export interface OverlayParts {
  Modal: ComponentType<ModalProps>;
  Drawer: ComponentType<DrawerProps>;
  Dropdown: ComponentType<DropdownProps>;
  Popover: ComponentType<PopoverProps>;
}

interface ChoiceParts {
  Select: <Value, Option extends object>(props: SelectProps<Value, Option>) => ReactElement;
}

interface ToastParts {
  ToastStack: ComponentType<{ shown: ShownToast | null; onClose: (id: number) => void }>;
}

/** Dialogs, drawers, menus and popovers. */
export const overlays = lazyPart<OverlayParts>();
/** The list of options of `SelectInput`. */
export const choices = lazyPart<ChoiceParts>();
/** Toasts and their region. */
export const toastParts = lazyPart<ToastParts>();
