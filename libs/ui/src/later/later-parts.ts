import type { DrawerProps, DropdownProps, ModalProps, PopoverProps, SelectProps } from 'antd';
import type { ComponentType, ReactElement } from 'react';
import type { ShownToast } from '../core/toast-message';
import { later } from './later';

/*
 * What stands on antd and Radix. No first screen needs it before something opens, is told, or a form has a choice, and
 * it is a third of the scripts: it comes with the first move of a person, or when a part is asked for.
 */

/** What a popup is drawn by. */
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
export const overlays = later<OverlayParts>();
/** The list of choices behind `SelectInput`. */
export const choices = later<ChoiceParts>();
/** Toasts and their place. */
export const toastParts = later<ToastParts>();
