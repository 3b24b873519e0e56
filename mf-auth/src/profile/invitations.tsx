import { useEffect } from 'react';
import type { Query } from '@console/api';
import { useShownEmail } from '@console/area';
import { useLocation } from '@console/area/router';
import type { Impersonation } from '@console/contract/impersonation';
import { Card, CopyText, EmptyState, ErrorPanel, Status } from '@console/ui';
import { DataTable, UnknownCell, useTableState } from '@console/ui/data';
import type { Column } from '@console/ui/data';
import { InvitationAction } from './invitation-action';
import { useText } from './texts';

/** Where the section stands on the page; notices lead to it. */
export const INVITATIONS_ID = 'invitations';

/** The invitations that other people have sent to this user: to accept, and to act for them. */
export function Invitations({ invitations }: { invitations: Query<Impersonation[]> }) {
  const t = useText();
  const shown = useShownEmail();
  const state = useTableState({ id: 'invitations', defaultSort: { id: 'owner' } });
  const { hash } = useLocation();
  const isThere = invitations.data !== undefined;
  // Whoever was led here by an invitation sees it, and not the head of the page.
  useEffect(() => {
    if (isThere && hash === `#${INVITATIONS_ID}`)
      document.getElementById(INVITATIONS_ID)?.scrollIntoView({ block: 'center' });
  }, [isThere, hash]);
  const ownerOf = (row: Impersonation) => shown(row.access_owner);
  const status = (row: Impersonation) =>
    row.is_accepted ? (
      <Status state="good" label={t('invitations.accepted')} />
    ) : (
      <Status state="notice" label={t('invitations.open')} />
    );
  const id = (row: Impersonation) => <CopyText value={row.uuid} label={t('invitations.id')} mono />;
  const action = (row: Impersonation) => <InvitationAction invitation={row} owner={ownerOf(row)} />;
  const columns: Column<Impersonation>[] = [
    {
      id: 'owner',
      header: t('invitations.owner'),
      value: ownerOf,
      cell: (row) => (
        <span className="profile-owner">
          <b className="ui-cut" title={ownerOf(row)}>
            {ownerOf(row)}
          </b>
          {id(row)}
        </span>
      ),
    },
    {
      id: 'account',
      header: t('invitations.account'),
      width: 180,
      value: (row) => row.billing_account_name ?? '',
      cell: (row) =>
        row.billing_account_name ? (
          <span className="ui-cut" title={row.billing_account_name}>
            {row.billing_account_name}
          </span>
        ) : (
          <UnknownCell />
        ),
    },
    {
      id: 'status',
      header: t('invitations.status'),
      width: 110,
      value: (row) => (row.is_accepted ? 1 : 0),
      cell: status,
    },
    { id: 'action', header: t('invitations.action'), width: 150, whole: true, cell: action },
  ];
  if (invitations.error && !invitations.data) {
    return (
      <Card id={INVITATIONS_ID} title={t('invitations.title')}>
        <ErrorPanel
          title={t('invitations.failed')}
          error={invitations.error}
          onRetry={() => void invitations.reload()}
        />
      </Card>
    );
  }
  return (
    <Card id={INVITATIONS_ID} title={t('invitations.title')} note={t('invitations.text')} flush>
      <DataTable
        simple
        label={t('invitations.title')}
        columns={columns}
        rows={invitations.data ?? []}
        getRowId={(row) => row.uuid}
        state={state}
        loading={invitations.isLoading}
        unread={invitations.unread}
        card={(row) => ({
          title: ownerOf(row),
          status: status(row),
          meta: row.billing_account_name ?? undefined,
          price: action(row),
          detail: id(row),
        })}
        countLabel={(n) => t('invitations.count', { n })}
        empty={<EmptyState icon="mail-check" text={t('invitations.empty')} />}
      />
    </Card>
  );
}
