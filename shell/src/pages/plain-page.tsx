import { useEffect, type ReactNode } from 'react';
import { setTitle, useSiteConfig } from '@console/area';
import { BrandMark } from '@console/ui';

export interface PlainPageProps {
  /** Of the document; the site's name stands alone without one. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A page without the console around it: whose it is, and one thing to read on a small sheet. */
export function PlainPage({ title, children }: PlainPageProps) {
  const { siteName } = useSiteConfig();
  useEffect(() => (title === undefined ? undefined : setTitle(title)), [title]);
  return (
    <div className="shell-plain">
      <header>
        <BrandMark size={26} />
        <span>{siteName}</span>
      </header>
      <main>{children}</main>
    </div>
  );
}
