import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Columns, PageBody, Sidebar } from '@console/ui';
import { setTitle } from './document-title';
import { showBreadcrumbs, type Breadcrumb } from './header-store';

export interface PageProps {
  /** Of the document, '{title} | {siteName}', and the last step of the breadcrumb. */
  readonly title: string;
  /** The steps before the title. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Blocks of the 320 px column: above the content on phones. */
  readonly sidebar?: ReactNode;
  /** A strip over the whole page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** One screen: its title, its place in the breadcrumb, its content and its sidebar. */
export function Page({ title, breadcrumbs = [], sidebar, banner, children }: PageProps) {
  const chain = JSON.stringify(breadcrumbs);
  useEffect(() => setTitle(title), [title]);
  useLayoutEffect(() => {
    const steps: Breadcrumb[] = JSON.parse(chain);
    return showBreadcrumbs([...steps, { label: title }]);
  }, [chain, title]);
  return (
    <>
      {banner}
      {sidebar ? (
        <Columns>
          <PageBody>{children}</PageBody>
          <Sidebar>{sidebar}</Sidebar>
        </Columns>
      ) : (
        <PageBody>{children}</PageBody>
      )}
    </>
  );
}
