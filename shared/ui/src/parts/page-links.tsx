import type { ReactNode } from 'react';
import { Link } from './link';
import { useInView } from './use-in-view';

export interface PageLinksProps {
  /** What the pages have in common: the name of the landmark. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: ReactNode; readonly to: string }[];
  /** The page that is shown. */
  readonly value: string;
}

/** The way between pages of a kind, above each of them: it looks like tabs, but what it opens is a page with its own heading. */
export function PageLinks({ items, value, label }: PageLinksProps): ReactNode {
  const row = useInView<HTMLElement>(items.findIndex(({ id }) => id === value));
  return (
    <nav ref={row} className="ui-tabs" aria-label={label}>
      {items.map(({ id, label: name, to }) => (
        <Link key={id} to={to} {...(id === value ? { 'aria-current': 'page' as const } : {})}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
