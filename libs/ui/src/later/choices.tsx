import { Select as AntSelect } from 'antd';
import type { SelectProps } from 'antd';
import { AntdRoot } from './antd-root';

/** antd's select inside its provider; its list stands still from its first frame, as menus do. */
export function Select<Value, Option extends object>(props: SelectProps<Value, Option>) {
  return (
    <AntdRoot>
      <AntSelect<Value, Option> transitionName="" {...props} />
    </AntdRoot>
  );
}
