import { useRef } from 'react';
import { JournalBlock, LocationFailures, Page } from '@console/area';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { EmptyState, LinkButton, Notice, PageHead } from '@console/ui';
import { DetailSkeleton } from '../../vm/detail/detail-skeleton';
import { ReleaseDialog } from '../release-dialog';
import { RenameDialog } from '../rename-dialog';
import { useMetalText } from '../texts';
import { CostBlock } from './cost-block';
import { LeaseFacts } from './lease-facts';
import { LeaseHead } from './lease-head';
import { LeasePanel, LeaseTabs } from './lease-tabs';
import { useLeaseText } from './texts';
import { useLease } from './use-lease';
import { useLeaseUrl } from './use-lease-url';

/** One leased server. */
export function LeaseDetail() {
  const { uuid = '' } = useParams();
  return <LeaseScreen key={uuid} uuid={uuid} />;
}

function LeaseScreen({ uuid }: { uuid: string }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const navigate = useNavigate();
  const url = useLeaseUrl();
  const view = useLease(uuid);
  const isReleased = useRef(false);
  const breadcrumbs = [{ label: shared('list.title'), to: paths.metal() }];
  const toList = <LinkButton to={paths.metal()}>{t('toList')}</LinkButton>;
  if (view.state === 'loading') {
    return (
      <Page title={t('one')} breadcrumbs={breadcrumbs}>
        <DetailSkeleton />
      </Page>
    );
  }
  if (view.state === 'absent') {
    const { query, isSure } = view;
    return (
      <Page title={t('absentTitle')} breadcrumbs={breadcrumbs}>
        <PageHead title={t('absentTitle')} />
        <LocationFailures locations={query.locations} missing={t('missing')} />
        <EmptyState title={t('absentHead')} text={t(isSure ? 'absent' : 'absentHere', { uuid })} actions={toList} />
      </Page>
    );
  }
  const { lease } = view;
  if (view.state === 'released') {
    return (
      <Page title={lease.display_name} breadcrumbs={breadcrumbs}>
        <PageHead title={lease.display_name} />
        <EmptyState title={t('releasedTitle')} text={t('released', { name: lease.display_name })} actions={toList} />
      </Page>
    );
  }
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isReleased.current ? void navigate(paths.metal(), { replace: true }) : url.close());
  return (
    <Page
      title={lease.display_name}
      breadcrumbs={breadcrumbs}
      sidebar={
        <>
          <CostBlock lease={lease} />
          <JournalBlock subject={uuid} />
        </>
      }
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
