import { Drawer as AntDrawer, Dropdown as AntDropdown, Modal as AntModal, Popover as AntPopover } from 'antd';
import type { DrawerProps, DropdownProps, ModalProps, PopoverProps } from 'antd';
import { AntdRoot } from './antd-root';

export const Modal = (props: ModalProps) => (
  <AntdRoot>
    <AntModal {...props} />
  </AntdRoot>
);

export const Drawer = (props: DrawerProps) => (
  <AntdRoot>
    <AntDrawer {...props} />
  </AntdRoot>
);

// Menus and popovers open without animation: antd lays them out at full size, shrinks them and lets them grow, and a
// click during that time could hit something else.
export const Dropdown = (props: DropdownProps) => (
  <AntdRoot>
    <AntDropdown transitionName="" {...props} />
  </AntdRoot>
);

export const Popover = (props: PopoverProps) => (
  <AntdRoot>
    <AntPopover motion={{ motionName: '' }} {...props} />
  </AntdRoot>
);
