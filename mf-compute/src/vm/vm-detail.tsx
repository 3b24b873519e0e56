import { useRef } from 'react';
import { JournalBlock, LocationFailures, Page } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { CostBlock } from './detail/cost-block';
import { DependentsBlock } from './detail/dependents-block';
import { DetailHead } from './detail/detail-head';
import { journalSubject } from './detail/journal-subject';
import { useDetailText } from './detail/texts';
import { useDialogUrl } from './detail/use-dialog-url';
import { useVm } from './detail/use-vm';
import { VmDialogs } from './detail/vm-dialogs';
import { VmFacts } from './detail/vm-facts';
import { VmMissing } from './detail/vm-missing';
import { VmTabPanel } from './detail/vm-tab-panel';
import { VmTabs } from './detail/vm-tabs';
import { useVmBreadcrumbs } from './detail/breadcrumbs';

/** One virtual machine. */
export function VmDetail() {
  const { location = '', vmId = '' } = useParams();
  return <VmScreen key={`${location}/${vmId}`} location={location} uuid={vmId} />;
}

function VmScreen({ location, uuid }: { location: string; uuid: string }) {
  const t = useDetailText();
  const navigate = useNavigate();
  const url = useDialogUrl();
  const breadcrumbs = useVmBreadcrumbs();
  const view = useVm(location, uuid);
  const isDeleted = useRef(false);
  if (view.state !== 'ready') return <VmMissing view={view} uuid={uuid} />;
  const { vm, outage } = view;
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
          <JournalBlock subject={journalSubject(vm)} />
        </>
      }
    >
      {outage ? <LocationFailures locations={[outage]} missing={t('outage.text')} /> : null}
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
