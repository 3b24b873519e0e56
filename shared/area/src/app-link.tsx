import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/**
 * The link that the design system uses inside the application: no full load, unless a modifier key is held or the link
 * has a target of its own (spec 1, section 2; the router's link does it).
 */
export function AppLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} />;
}
