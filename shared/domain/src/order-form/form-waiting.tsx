import type { ReactNode } from 'react';
import { Page, type Breadcrumb } from '@console/area';
import { ErrorPanel, PageHead } from '@console/ui';
import { SidebarSkeleton } from '../detail/skeleton';
import { FormSkeleton } from './form-skeleton';
import './order-form.css';

export interface FormWaitingProps {
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** What it says where the choices did not load. */
  readonly failed: string;
  readonly error: Error | undefined;
  readonly retry: () => void;
  /** Whether something is still on its way. */
  readonly isLoading?: boolean;
  readonly children?: ReactNode;
}

/** Stands in the place of a create form until there is something to choose from, and says why there is not. */
export const FormWaiting = ({
  title,
  breadcrumbs,
  failed,
  error,
  retry,
  isLoading = true,
  children,
}: FormWaitingProps) => (
  <Page
    title={title}
    breadcrumbs={breadcrumbs}
    // The form keeps its place when the receipt comes beside it.
    sidebar={
      error ? null : (
        <div className="order-beside">
          <SidebarSkeleton />
        </div>
      )
    }
  >
    <PageHead title={title} />
    {children}
    {error ? <ErrorPanel title={failed} error={error} onRetry={retry} /> : null}
    {!error && isLoading ? <FormSkeleton /> : null}
  </Page>
);
