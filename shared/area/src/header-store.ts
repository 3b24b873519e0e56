import { create } from 'zustand';

/** One step of the header's breadcrumb. */
export interface Breadcrumb {
  readonly label: string;
  readonly to?: string;
}

interface HeaderState {
  readonly owner?: object;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** What the page that is shown tells the header. */
export const headerStore = create<HeaderState>()(() => ({ breadcrumbs: [] }));

/** Shows a chain in the header until the returned function is called or another page shows its own. */
export function showBreadcrumbs(breadcrumbs: readonly Breadcrumb[]): () => void {
  const owner = {};
  headerStore.setState({ owner, breadcrumbs }, true);
  return () => {
    if (headerStore.getState().owner === owner) headerStore.setState({ breadcrumbs: [] }, true);
  };
}
