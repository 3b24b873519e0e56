import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { createElement, useContext } from 'react';
import { LinkContext } from '../root/link-context';
import { cx } from './class-names';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path inside the console. */
  to?: string;
  /** Takes the place of this page in the history, where it stays inside. */
  replace?: boolean | undefined;
  /** Heavier, for names. */
  strong?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link: `to` stays inside the console, `href` leaves it and opens a new tab. */
export function Link({ to, replace, strong, className, ...rest }: LinkProps): ReactNode {
  const inside = useContext(LinkContext);
  const names = cx(strong && 'ui-strong', className);
  if (to !== undefined) return createElement(inside, { to, replace, className: names, ...rest });
  const outside = /^https?:/.test(rest.href ?? '');
  return <a className={names} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} />;
}
