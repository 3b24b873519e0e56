import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path inside the application. */
  readonly to: To;
  /** Takes the place of this page in the history. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the application: no full load, unless a modifier key is held or the link has a target of its own. The router's own
 * component can prefetch what servers of its framework offer, which is a sixth of the router, and is never asked to.
 */
export function Link({ to, replace, state, target, onClick, ref, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} ref={ref} href={useHref(to)} target={target} onClick={click} />;
}
