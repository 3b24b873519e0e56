import { Page } from '@console/area';
import { paths } from '@console/contract/paths';
import { EmptyState, ErrorPanel, LinkButton, PageHead } from '@console/ui';
import { useText } from '../../texts';
import { useVmBreadcrumbs } from './breadcrumbs';
import { DetailSkeleton, SidebarSkeleton } from './detail-skeleton';
import { useDetailText } from './texts';
import type { VmView } from './vm-view';

/** The page of a machine that is on its way, cannot be read, is gone, or never was. */
export function VmMissing({ view, uuid }: { view: Exclude<VmView, { state: 'ready' }>; uuid: string }) {
  const t = useText();
  const d = useDetailText();
  const breadcrumbs = useVmBreadcrumbs();
  if (view.state === 'loading') {
    return (
      <Page title={t('vm.one')} breadcrumbs={breadcrumbs} sidebar={<SidebarSkeleton />}>
        <DetailSkeleton />
      </Page>
    );
  }
  if (view.state === 'failed') {
    const { error, retry } = view.location;
    return (
      <Page title={t('vm.one')} breadcrumbs={breadcrumbs}>
        <PageHead title={t('vm.one')} />
        <ErrorPanel title={d('detail.failed')} error={error ?? { message: t('failure.all') }} onRetry={retry} />
      </Page>
    );
  }
  const isDeleted = view.state === 'deleted';
  const title = isDeleted ? view.vm.name : d('detail.absentTitle');
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      <PageHead title={title} />
      <EmptyState
        title={d(isDeleted ? 'detail.deletedTitle' : 'detail.absentHead')}
        text={isDeleted ? d('detail.deleted', { name: view.vm.name }) : d('detail.absent', { uuid })}
        actions={<LinkButton to={paths.compute()}>{d('detail.toList')}</LinkButton>}
      />
    </Page>
  );
}
