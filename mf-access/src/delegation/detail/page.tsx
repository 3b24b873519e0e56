import { useRef } from 'react';
import { JournalBlock, Page, useDialogClose } from '@console/area';
import { useNavigate, useParams, useSearchParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { AccountLink, DetailFrame, FactGrid, LabelBlock } from '@console/domain/detail';
import { useDialog } from '@console/domain/dialogs';
import { labelId } from '@console/domain/labels';
import { Button, DateTime, Menu, PageHead, SidebarBlock } from '@console/ui';
import { BoundNotice } from '../../parts/bound-notice';
import { useAccessCrumbs } from '../../parts/crumbs';
import { useBound } from '../../parts/may-change';
import { useText } from '../../texts';
import { DelegationDialog, RemoveGranteeDialog } from '../actions/lazy-dialog';
import { delegationDialogs, useDelegationMenu } from '../actions/menu';
import { usePeopleText } from '../columns';
import { Reach } from '../reach';
import { useDelegations, type DelegationRow, type Invitation } from '../rows';
import { useDelegationText } from '../texts';
import { Invitations } from './invitations';

/** One access delegation with the people it was given to. (spec 2, section 2) */
export function DelegationDetail() {
  const t = useText();
  const { id = '' } = useParams();
  const { rows, query } = useDelegations();
  // A list that does not have it does not say that there is none.
  const bound = useBound();
  return (
    <DetailFrame
      row={rows.find((delegation) => delegation.uuid === id)}
      title={t('delegation.unnamed', { id })}
      breadcrumbs={useAccessCrumbs().delegations}
      isLoading={query.isLoading}
      error={query.error}
      onRetry={() => void query.reload()}
      id={id}
      unread={query.unread}
      list={paths.delegations()}
      hasSidebar
      texts={{
        failed: t('delegations.failed'),
        missing: t(bound ? 'delegation.unseen' : 'delegation.missing', { id }),
        missingText: bound ?? t('delegation.missingText'),
        toList: t('delegation.all'),
      }}
    >
      {(delegation) => <Content key={delegation.uuid} delegation={delegation} />}
    </DetailFrame>
  );
}

/** The person whose access the address asks to take back (`?remove=` with the uuid of an invitation), as first seen. */
function useRemoval({ impersonations }: DelegationRow) {
  const [params, setParams] = useSearchParams();
  const uuid = params.get('remove') ?? undefined;
  const seen = useRef<Invitation>(undefined);
  const listed = impersonations.find((one) => one.uuid === uuid);
  // Gone from the list while its dialog still says so.
  if (listed || seen.current?.uuid !== uuid) seen.current = listed;
  const open = ({ uuid: of }: Invitation): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('remove', of);
      return after;
    });
  return { invitation: seen.current, open, close: useDialogClose(uuid, ['remove']) };
}

function Content({ delegation }: { delegation: DelegationRow }) {
  const t = useText();
  const own = useDelegationText();
  const navigate = useNavigate();
  const bound = useBound();
  const people = usePeopleText();
  const { dialog, open, close } = useDialog(delegationDialogs);
  const removal = useRemoval(delegation);
  const menu = useDelegationMenu({ isOpen: true, onOpen: open });
  const isDeleted = useRef(false);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const leave = () => (isDeleted.current ? void navigate(paths.delegations(), { replace: true }) : close());
  const time = (value: Date | null | undefined, none: 'value.never' | 'value.notGiven') =>
    value ? <DateTime value={value} /> : <span className="ui-mut">{t(none)}</span>;
  const { title, uuid } = delegation;
  return (
    <Page
      title={title}
      breadcrumbs={useAccessCrumbs().delegations}
      lead={
        <>
          <SidebarBlock title={own('reach.title')}>
            <Reach delegation={delegation} />
          </SidebarBlock>
          <LabelBlock id={labelId('access_delegation', delegation.id)} name={delegation.title} />
        </>
      }
      sidebar={<JournalBlock subject={`delegation_id:${delegation.id}`} />}
    >
      <PageHead
        title={title}
        facts={<span className="ui-mut">{people(delegation)}</span>}
        actions={
          <>
            <Menu label={own('action.more')} items={menu(delegation)} align="end" />
            <Button variant="filled" icon="mail" {...(bound ? { reason: bound } : {})} onClick={() => open('invite')}>
              {own('action.invite')}
            </Button>
          </>
        }
      />
      <BoundNotice />
      <FactGrid
        items={[
          { label: t('delegation.account'), value: <AccountLink id={delegation.billing_account_id} /> },
          { label: t('delegation.created'), value: time(delegation.created_at, 'value.notGiven') },
          { label: t('delegation.updated'), value: time(delegation.updated_at, 'value.never') },
          { label: t('delegation.number'), value: uuid, copy: uuid, mono: true },
        ]}
      />
      <Invitations delegation={delegation} onRemove={removal.open} />
      {dialog ? (
        <DelegationDialog
          key={dialog}
          name={dialog}
          delegation={delegation}
          onClose={leave}
          onDeleted={() => {
            isDeleted.current = true;
          }}
        />
      ) : null}
      {removal.invitation ? (
        <RemoveGranteeDialog
          key={removal.invitation.uuid}
          delegation={delegation}
          invitation={removal.invitation}
          onClose={removal.close}
        />
      ) : null}
    </Page>
  );
}
