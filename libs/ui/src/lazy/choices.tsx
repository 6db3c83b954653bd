import { Select as AntSelect } from 'antd';
import type { SelectProps } from 'antd';
import { AntdRoot } from './antd-root';

/** antd's select inside its provider; its list opens without animation, like menus. */
export function Select<Value, Option extends object>(props: SelectProps<Value, Option>) {
  return (
    <AntdRoot>
      <AntSelect<Value, Option> transitionName="" {...props} />
    </AntdRoot>
  );
}
