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

export const Dropdown = (props: DropdownProps) => (
  <AntdRoot>
    <AntDropdown {...props} />
  </AntdRoot>
);

export const Popover = (props: PopoverProps) => (
  <AntdRoot>
    <AntPopover {...props} />
  </AntdRoot>
);
