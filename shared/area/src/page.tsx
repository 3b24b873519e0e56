import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Columns, cx, PageBody, Sidebar, useMedia } from '@console/ui';
import { setTitle } from './document-title';
import { showBreadcrumbs, type Breadcrumb } from './header-store';

export interface PageProps {
  /** Of the document, '{title} | {siteName}', and the last step of the breadcrumb. */
  readonly title: string;
  /** The steps before the title. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The first blocks of the sidebar, which are looked at first: where it has no room they are a strip under its head. */
  readonly lead?: ReactNode;
  /** Blocks of the 320 px column; on phones, and where it has no room, they stand under the content. */
  readonly sidebar?: ReactNode;
  /** A class around the whole page, for a layout of its own on phones. */
  readonly className?: string;
  /** A strip over the whole page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Between phone and desk there is no room for a column. (`widths.css`) */
const STRIP = '(min-width: 701px) and (max-width: 1100px)';

/** One screen: its title, its place in the breadcrumb, its content and its sidebar. */
export function Page({ title, breadcrumbs = [], lead, sidebar, className, banner, children }: PageProps) {
  const chain = JSON.stringify(breadcrumbs);
  useEffect(() => setTitle(title), [title]);
  useLayoutEffect(() => {
    const steps: Breadcrumb[] = JSON.parse(chain);
    return showBreadcrumbs([...steps, { label: title }]);
  }, [chain, title]);
  // What is seen right under the head is there in the document, too: for the keyboard, and for whoever has it read out.
  const isStrip = useMedia(STRIP) && Boolean(lead);
  return (
    <div className={cx('area-page', className)}>
      {banner}
      {lead || sidebar ? (
        <Columns>
          <PageBody underHead={isStrip ? <Sidebar>{lead}</Sidebar> : null}>{children}</PageBody>
          {isStrip && !sidebar ? null : (
            <Sidebar>
              {isStrip ? null : lead}
              {sidebar}
            </Sidebar>
          )}
        </Columns>
      ) : (
        <PageBody>{children}</PageBody>
      )}
    </div>
  );
}
