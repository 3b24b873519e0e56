import { useRef } from 'react';
import { Page } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { EmptyState, ErrorPanel, LinkButton, PageHead } from '@console/ui';
import { useText } from '../texts';
import { CostBlock } from './detail/cost-block';
import { DependentsBlock } from './detail/dependents-block';
import { DetailHead } from './detail/detail-head';
import { DetailSkeleton } from './detail/detail-skeleton';
import { useDialogUrl } from './detail/use-dialog-url';
import { useVm } from './detail/use-vm';
import { VmDialogs } from './detail/vm-dialogs';
import { VmFacts } from './detail/vm-facts';
import { VmTabPanel } from './detail/vm-tab-panel';
import { VmTabs } from './detail/vm-tabs';

/** One virtual machine. */
export function VmDetail() {
  const { location = '', vmId = '' } = useParams();
  return <VmScreen key={`${location}/${vmId}`} location={location} uuid={vmId} />;
}

function VmScreen({ location, uuid }: { location: string; uuid: string }) {
  const t = useText();
  const navigate = useNavigate();
  const url = useDialogUrl();
  const view = useVm(location, uuid);
  const isDeleted = useRef(false);
  const breadcrumbs = [
    { label: t('area.compute'), to: paths.compute() },
    { label: t('vms.title'), to: paths.compute() },
  ];
  const toList = <LinkButton to={paths.compute()}>{t('detail.toList')}</LinkButton>;
  if (view.state === 'loading') {
    return (
      <Page title={t('vm.one')} breadcrumbs={breadcrumbs}>
        <DetailSkeleton />
      </Page>
    );
  }
  if (view.state === 'failed') {
    const { error, retry } = view.location;
    return (
      <Page title={t('vm.one')} breadcrumbs={breadcrumbs}>
        <PageHead title={t('vm.one')} />
        <ErrorPanel title={t('detail.failed')} error={error ?? { message: t('failure.all') }} onRetry={retry} />
      </Page>
    );
  }
  if (view.state === 'absent' || view.state === 'deleted') {
    const title = view.state === 'deleted' ? view.vm.name : t('detail.absentTitle');
    const text = view.state === 'deleted' ? t('detail.deleted', { name: view.vm.name }) : t('detail.absent', { uuid });
    return (
      <Page title={title} breadcrumbs={breadcrumbs}>
        <PageHead title={title} />
        <EmptyState
          title={view.state === 'deleted' ? t('detail.deletedTitle') : t('detail.absentHead')}
          text={text}
          actions={toList}
        />
      </Page>
    );
  }
  const { vm } = view;
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.compute(), { replace: true }) : url.close());
  return (
    <Page
      title={vm.name}
      breadcrumbs={breadcrumbs}
      sidebar={
        <>
          <CostBlock vm={vm} />
          <DependentsBlock vm={vm} />
        </>
      }
    >
      <DetailHead vm={vm} tab={url.tab} />
      <VmFacts vm={vm} />
      <VmTabs vm={vm} tab={url.tab} />
      <VmTabPanel vm={vm} tab={url.tab} />
      <VmDialogs
        vm={vm}
        url={{ ...url, close: leave }}
        onDeleted={() => {
          isDeleted.current = true;
        }}
      />
    </Page>
  );
}
