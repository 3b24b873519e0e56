import type { ReactNode } from 'react';
import { Page, type Breadcrumb } from '@console/area';
import { CreationProgress, type ProgressAction } from '@console/area/progress';
import { Facts, SidebarBlock } from '@console/ui';
import { useOrderText } from '../order/messages';
import { chosenPlace, type OrderFact } from './order-facts';
import type { OrderOnItsWay } from './use-order-page';

export interface OrderProgressProps extends Omit<OrderOnItsWay<unknown>, 'values'> {
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** What the job remembers of what was chosen, below its location. */
  readonly facts?: readonly OrderFact[];
  /** The receipt of what was sent, where it was sent from here. */
  readonly receipt?: ReactNode;
  /** Below 'Create another …'. */
  readonly anotherDetail?: string | undefined;
  /** The way to the list. */
  readonly list: Pick<ProgressAction, 'title' | 'detail' | 'to'>;
}

/** 'Creating (name)... N%' with what was chosen at its side. One may leave it and come back. */
export function OrderProgress({
  job,
  title,
  breadcrumbs,
  facts = [],
  receipt,
  anotherDetail,
  list,
  onAnother,
  onFailed,
}: OrderProgressProps) {
  const t = useOrderText();
  const place = job.location ? [{ label: t('location.label'), value: chosenPlace(job.location) }] : [];
  return (
    <Page
      title={title}
      breadcrumbs={breadcrumbs}
      sidebar={
        <SidebarBlock title={t('summary.title')}>
          <Facts items={[...place, ...facts]} />
          {receipt}
        </SidebarBlock>
      }
    >
      <CreationProgress
        jobId={job.id}
        onFailed={onFailed}
        onAnother={onAnother}
        anotherDetail={onAnother && anotherDetail}
        actions={[{ id: 'list', icon: 'table', ...list }]}
      />
    </Page>
  );
}
