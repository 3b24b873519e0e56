import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Columns, cx, PageBody, Sidebar } from '@console/ui';
import { setTitle } from './document-title';
import { showBreadcrumbs, type Breadcrumb } from './header-store';

export interface PageProps {
  /** Of the document, '{title} | {siteName}', and the last step of the breadcrumb. */
  readonly title: string;
  /** The steps before the title. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Blocks of the 320 px column: above the content on phones. */
  readonly sidebar?: ReactNode;
  /** On phones the sidebar stands over the content instead of under it: what is looked at first. */
  readonly sidebarAbove?: boolean;
  /** A class around the whole page, for a layout of its own on phones. */
  readonly className?: string;
  /** A strip over the whole page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** One screen: its title, its place in the breadcrumb, its content and its sidebar. */
export function Page({
  title,
  breadcrumbs = [],
  sidebar,
  sidebarAbove = false,
  className,
  banner,
  children,
}: PageProps) {
  const chain = JSON.stringify(breadcrumbs);
  useEffect(() => setTitle(title), [title]);
  useLayoutEffect(() => {
    const steps: Breadcrumb[] = JSON.parse(chain);
    return showBreadcrumbs([...steps, { label: title }]);
  }, [chain, title]);
  return (
    <div className={cx('area-page', className)}>
      {banner}
      {sidebar ? (
        <Columns>
          <PageBody>{children}</PageBody>
          <Sidebar above={sidebarAbove}>{sidebar}</Sidebar>
        </Columns>
      ) : (
        <PageBody>{children}</PageBody>
      )}
    </div>
  );
}
