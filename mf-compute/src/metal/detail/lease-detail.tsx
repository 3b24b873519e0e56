import { useRef } from 'react';
import { JournalBlock, LocationFailures, Page, type Breadcrumb } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { CostBlock, useMonthCosts } from '@console/domain/charges';
import { DetailFrame, LabelBlock } from '@console/domain/detail';
import { Notice } from '@console/ui';
import { ReleaseDialog } from '../actions/release-dialog';
import { RenameDialog } from '../actions/rename-dialog';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';
import { LeaseFacts, LeaseHead } from './lease-head';
import { LeasePanel, LeaseTabs } from './lease-tabs';
import { useLeaseText } from './texts';
import { useLease, type LeaseView, useLeaseUrl } from './use-lease';

/** One leased server. */
export function LeaseDetail() {
  const { uuid = '' } = useParams();
  return <LeaseScreen key={uuid} uuid={uuid} />;
}

/** What the page says of a server that was released, or is in no location that answered. */
function useMissing(view: LeaseView, uuid: string) {
  const t = useLeaseText();
  const toList = t('toList');
  switch (view.state) {
    case 'released': {
      const name = view.lease.display_name;
      const texts = { toList, missing: t('releasedTitle'), missingText: t('released', { name }) };
      return { title: name, texts };
    }
    case 'gone': {
      const name = view.lease.display_name;
      return { title: name, texts: { toList, missing: t('absentHead'), missingText: t('gone', { name }) } };
    }
    case 'absent': {
      const missingText = t(view.isSure ? 'absent' : 'absentHere', { uuid });
      const failures = <LocationFailures locations={view.query.locations} missing={t('missing')} />;
      return { title: t('absentTitle'), texts: { toList, missing: t('absentHead'), missingText }, failures };
    }
    default:
      return { title: t('one'), texts: { toList, failed: t('failed') } };
  }
}

function LeaseScreen({ uuid }: { uuid: string }) {
  const t = useMetalText();
  const view = useLease(uuid);
  const breadcrumbs = [{ label: t('list.title'), to: paths.metal() }];
  return (
    <DetailFrame
      {...useMissing(view, uuid)}
      row={view.state === 'ready' ? view.lease : undefined}
      breadcrumbs={breadcrumbs}
      isLoading={view.state === 'loading'}
      error={view.state === 'failed' ? view.error : undefined}
      onRetry={() => ('retry' in view ? view.retry() : undefined)}
      id={uuid}
      {...('unread' in view ? { unread: view.unread } : {})}
      list={paths.metal()}
      hasSidebar
    >
      {(lease) => <Content lease={lease} breadcrumbs={breadcrumbs} />}
    </DetailFrame>
  );
}

function Content({ lease, breadcrumbs }: { lease: LeaseRow; breadcrumbs: readonly Breadcrumb[] }) {
  const t = useLeaseText();
  const navigate = useNavigate();
  const url = useLeaseUrl();
  const costs = useMonthCosts();
  const isReleased = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isReleased.current ? void navigate(paths.metal(), { replace: true }) : url.close());
  return (
    <Page
      title={lease.display_name}
      breadcrumbs={breadcrumbs}
      lead={
        <>
          <CostBlock
            monthly={lease.monthly}
            hourly={lease.hourly}
            charged={{ uuid: lease.uuid, billingAccount: lease.billing_account_id }}
            soFar={{ amount: costs.of(lease.uuid) ?? undefined, isLoading: costs.isLoading }}
          />
          <LabelBlock id={lease.uuid} name={lease.display_name} />
        </>
      }
      sidebar={<JournalBlock subject={lease.uuid} />}
    >
      <LeaseHead lease={lease} tab={url.tab} />
      {lease.status === 'pending' ? (
        <Notice>
          <b>{t('pending')}</b> {t('pendingDetail')}
        </Notice>
      ) : null}
      <LeaseFacts lease={lease} />
      <LeaseTabs lease={lease} tab={url.tab} />
      <LeasePanel lease={lease} tab={url.tab} />
      {url.dialog === 'rename' ? <RenameDialog lease={lease} onClose={url.close} /> : null}
      {url.dialog === 'release' ? (
        <ReleaseDialog
          lease={lease}
          onClose={leave}
          onReleased={() => {
            isReleased.current = true;
          }}
        />
      ) : null}
    </Page>
  );
}
