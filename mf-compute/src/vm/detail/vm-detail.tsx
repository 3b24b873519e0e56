import { useRef } from 'react';
import type { LocationState } from '@console/api';
import { JournalBlock, LocationFailures, Page, type Breadcrumb } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { CostBlock, useCharges } from '@console/domain/charges';
import { DetailFrame, LabelBlock } from '@console/domain/detail';
import { useText } from '../../texts';
import { DependentsBlock } from './dependents-block';
import { RescueNotice } from './rescue';
import { DetailHead } from './detail-head';
import { journalSubject, useVm, type VmView } from './use-vm';
import { useMachineText } from '../machine/texts';
import { useDialogUrl, type DialogUrl } from './use-dialog-url';
import { VmFacts } from './vm-facts';
import { VmTabPanel, VmTabs } from './tabs';
import type { JoinedVm } from '../machine/rows';
import { RenameDialog, StopDialog, VmDeleteDialog } from '../actions/lazy-dialogs';
import { DiskDialogs, SettingsDialogs } from './lazy-parts';
import { isDiskDialog, isSettingsDialog, isStopDialog } from '../machine/urls';

/** The way to the page of a machine. */
function useVmBreadcrumbs(): Breadcrumb[] {
  const t = useText();
  return [
    { label: t('area.compute'), to: paths.compute() },
    { label: t('vms.title'), to: paths.compute() },
  ];
}

interface VmDialogsProps {
  readonly vm: JoinedVm;
  readonly url: DialogUrl;
  readonly onDeleted: () => void;
}

/** The dialog that the address names. */
function VmDialogs({ vm, url, onDeleted }: VmDialogsProps) {
  const { dialog, close } = url;
  if (dialog === undefined) return null;
  if (dialog === 'rename') return <RenameDialog vm={vm} onClose={close} />;
  if (dialog === 'delete') return <VmDeleteDialog vm={vm} onClose={close} onDeleted={onDeleted} />;
  if (isStopDialog(dialog)) return <StopDialog vm={vm} dialog={dialog} onClose={close} />;
  if (isSettingsDialog(dialog)) return <SettingsDialogs vm={vm} dialog={dialog} onClose={close} />;
  return isDiskDialog(dialog) ? <DiskDialogs vm={vm} url={url} dialog={dialog} /> : null;
}

/** One virtual machine. */
export function VmDetail() {
  const { location = '', vmId = '' } = useParams();
  return <VmScreen key={`${location}/${vmId}`} location={location} uuid={vmId} />;
}

/** What the page says of a machine that was deleted, or never was. */
function useMissing(view: VmView, uuid: string) {
  const t = useMachineText();
  const shared = useText();
  const texts = { failed: t('detail.failed'), toList: t('detail.toList') };
  if (view.state === 'deleted') {
    const { name } = view.vm;
    return {
      title: name,
      texts: { ...texts, missing: t('detail.deletedTitle'), missingText: t('detail.deleted', { name }) },
    };
  }
  if (view.state === 'gone') {
    const { name } = view.vm;
    return {
      title: name,
      texts: { ...texts, missing: t('detail.absentHead'), missingText: t('detail.gone', { name }) },
    };
  }
  const title = view.state === 'absent' ? t('detail.absentTitle') : shared('vm.one');
  return { title, texts: { ...texts, missing: t('detail.absentHead'), missingText: t('detail.absent', { uuid }) } };
}

function VmScreen({ location, uuid }: { location: string; uuid: string }) {
  const t = useText();
  const { view, unread = [], retry } = useVm(location, uuid);
  const failed = view.state === 'failed' ? view.location : undefined;
  return (
    <DetailFrame
      {...useMissing(view, uuid)}
      row={view.state === 'ready' ? view : undefined}
      breadcrumbs={useVmBreadcrumbs()}
      isLoading={view.state === 'loading'}
      error={failed && (failed.error ?? { message: t('failure.all') })}
      onRetry={retry}
      id={uuid}
      unread={unread}
      list={paths.compute()}
      hasSidebar
    >
      {({ vm, outage }) => <Content vm={vm} outage={outage} />}
    </DetailFrame>
  );
}

function Content({ vm, outage }: { vm: JoinedVm; outage: LocationState | undefined }) {
  const t = useMachineText();
  const navigate = useNavigate();
  const url = useDialogUrl();
  const soFar = useCharges({ ...vm, billingAccount: vm.billing_account ?? undefined });
  const isDeleted = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.compute(), { replace: true }) : url.close());
  return (
    <Page
      title={vm.name}
      breadcrumbs={useVmBreadcrumbs()}
      lead={
        <>
          <CostBlock
            monthly={vm.monthly}
            isAtLeast={vm.isPriceAtLeast}
            soFar={soFar}
            charged={{ uuid: vm.uuid, billingAccount: vm.billing_account }}
          />
          <DependentsBlock vm={vm} />
        </>
      }
      sidebar={
        <>
          <LabelBlock id={vm.uuid} name={vm.name} />
          <JournalBlock subject={journalSubject(vm)} />
        </>
      }
    >
      {outage ? <LocationFailures locations={[outage]} missing={t('outage.text')} /> : null}
      <DetailHead vm={vm} tab={url.tab} />
      <RescueNotice vm={vm} />
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
