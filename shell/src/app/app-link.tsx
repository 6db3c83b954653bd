import { Link } from 'react-router';
import type { LinkProps } from '@waqf/ui/core';

/** The kit's link: handled by the router inside the application, by the browser for what the server answers itself. */
export function AppLink({ href, ...rest }: LinkProps) {
  const leaves = /^(https?:|mailto:|tel:|\/api\/|\/simulator\/|#)/.test(href);
  if (leaves)
    return (
      <a
        href={href}
        {...(/^https?:|^\/simulator\//.test(href) ? { target: '_blank', rel: 'noreferrer' } : {})}
        {...rest}
      />
    );
  return <Link to={href} {...rest} />;
}
