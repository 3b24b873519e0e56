import type { ReactNode } from 'react';
import { useBrand } from '../root/theme-root';
import { BrandMark } from './brand-mark';

export interface SignedOutFrameProps {
  readonly siteName: string;
  /** Address of the brand's mark and name as a picture; shown where the site is called as its brand. */
  readonly logo?: string | undefined;
  /** What is drawn on the brand's ground. */
  readonly art?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The two halves of every page of whoever is not signed in: the brand's art, and a column with a form. Always light. Without art
 * and form it is what an edge draws before the code of either is there.
 */
export function SignedOutFrame({ siteName, logo, art, children }: SignedOutFrameProps): ReactNode {
  const brand = useBrand();
  return (
    <div className="ui-out" data-scheme="light">
      <div className="ui-out-art" aria-hidden="true">
        {art}
      </div>
      <main className="ui-out-main">
        <div className="ui-out-brand">
          {logo && siteName === brand?.name ? (
            // Not loaded where it is not shown: the page brings this frame for whoever is signed in, too.
            <img src={logo} alt={siteName} height={26} loading="lazy" />
          ) : (
            <>
              <BrandMark size={26} />
              <span>{siteName}</span>
            </>
          )}
        </div>
        {children}
      </main>
    </div>
  );
}
