import { useCallback, useMemo } from 'react';
import { useQuery, type Query } from '@console/api';
import { lazyScreen, Page, useSiteConfig } from '@console/area';
import { getS3Endpoint, type S3Key } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import type { Binding } from '@console/domain/binding';
import { useDialog } from '@console/domain/dialogs';
import { QueryTable, ListHead, useListState, useRowDialog, WideOrShort } from '@console/domain/list';
import { Button, CopyText, EmptyState, ErrorPanel, Notice, PageHead, type MenuItem } from '@console/ui';
import { TextCell, type Column } from '@console/ui/data';
import { AddressCard } from '../parts/address-card';
import { StorageTabs } from '../parts/storage-tabs';
import { useText } from '../parts/texts';
import { hasNoAccount } from './account';
import { KEY_KIND } from './kind';
import { Secret } from './secret';
import { useKeyText } from './texts';
import { useBoundText } from './use-bound-text';
import { useKeys } from './use-keys';

const CreateKeyDialog = lazyScreen(
  () => import(/* webpackChunkName: "storage-key-dialogs" */ './create-dialog').then((m) => m.CreateKeyDialog),
  null,
);
const DeleteKeyDialog = lazyScreen(
  () => import(/* webpackChunkName: "storage-key-dialogs" */ './delete-dialog').then((m) => m.DeleteKeyDialog),
  null,
);
const SetupDialog = lazyScreen(
  () => import(/* webpackChunkName: "storage-key-dialogs" */ './setup-dialog').then((m) => m.SetupDialog),
  null,
);

/** A pair of keys under the name that lists and their dialogs have for all rows. */
interface KeyRow extends S3Key {
  readonly uuid: string;
}

/** The address that keys are for. */
function Endpoint() {
  const t = useText();
  const { s3ForcePathStyle } = useSiteConfig();
  const { data, error, reload } = useQuery(getS3Endpoint, {});
  if (error && !data) return <ErrorPanel error={error} title={t('endpoint.failed')} onRetry={() => void reload()} />;
  const note = s3ForcePathStyle ? t('endpoint.path') : t('endpoint.host');
  return (
    <AddressCard title={t('endpoint.title')} note={note} lines={[{ label: t('endpoint.address'), value: data?.url }]} />
  );
}

function useColumns(): Column<KeyRow>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        id: 'access',
        header: t('key.access'),
        width: 280,
        fixed: true,
        value: (key) => key.accessKey,
        cell: (key) => <CopyText mono value={key.accessKey} label={t('key.access')} />,
      },
      {
        id: 'secret',
        header: t('key.secret'),
        cell: (key) => <Secret value={key.secretKey} name={key.accessKey} />,
        // A secret is in no file that is made on the way.
        csv: false,
      },
      {
        id: 'user',
        header: t('key.user'),
        width: 260,
        value: (key) => key.userId ?? '',
        cell: (key) => <TextCell>{key.userId}</TextCell>,
      },
    ],
    [t],
  );
}

const nameOf = (key: KeyRow): string => key.accessKey;

const rowDialogs = ['setup', 'delete'] as const;
type KeyAction = (typeof rowDialogs)[number];

function useMenu(open: (action: KeyAction, row: KeyRow) => void): (row: KeyRow) => MenuItem[] {
  const t = useKeyText();
  return useCallback(
    (row) => [
      { id: 'setup', icon: 'terminal', label: t('action.setup'), onSelect: () => open('setup', row) },
      {
        id: 'delete',
        icon: 'trash-2',
        label: t('action.delete'),
        danger: true,
        divider: true,
        onSelect: () => open('delete', row),
      },
    ],
    [t, open],
  );
}

/** Whoever is kept to one billing account is refused the keys that open all buckets: why, in their place. (decision 0014) */
function KeysElsewhere({ binding }: { binding: Binding }) {
  const t = useText();
  const boundText = useBoundText();
  return (
    <Page title={t('key.title')} breadcrumbs={[{ label: t('storage'), to: paths.storage() }]}>
      <PageHead title={t('key.title')} />
      <StorageTabs value="keys" />
      <Notice>{boundText(binding, 'keys')}</Notice>
    </Page>
  );
}

/** The keys that S3 clients sign in with. (spec 3, section 3) */
export function KeyList() {
  const { keys, binding } = useKeys();
  return binding ? <KeysElsewhere binding={binding} /> : <OwnKeys keys={keys} />;
}

function OwnKeys({ keys }: { keys: Query<S3Key[]> }) {
  const t = useText();
  const own = useKeyText();
  const { data, error, unread } = keys;
  const isMissing = error !== undefined && hasNoAccount(error);
  const rows = useMemo(
    () => (isMissing ? [] : (data ?? []).map((key): KeyRow => ({ ...key, uuid: key.accessKey }))),
    [data, isMissing],
  );
  const columns = useColumns();
  const state = useListState({ id: 'key', sort: { id: 'access' } });
  const { shown, open } = useRowDialog(rowDialogs, rows);
  const { dialog, open: openDialog, close } = useDialog(['create']);
  const menu = useMenu(open);
  const isKnown = data !== undefined || isMissing;
  const isEmpty = isKnown && rows.length === 0 && unread.length === 0;
  const create = (
    <Button variant="filled" icon="plus" onClick={() => openDialog('create')}>
      <WideOrShort label={own('create')} short={own('createShort')} />
    </Button>
  );
  return (
    <Page title={t('key.title')} breadcrumbs={[{ label: t('storage'), to: paths.storage() }]}>
      <ListHead title={t('key.title')} state={state} isEmpty={isEmpty || !isKnown} create={create} />
      <StorageTabs value="keys" />
      <Endpoint />
      <QueryTable
        label={t('key.title')}
        columns={columns}
        rows={rows}
        kind={KEY_KIND}
        nameOf={nameOf}
        state={state}
        query={isMissing ? { ...keys, error: undefined } : keys}
        failed={t('key.listFailed')}
        search={{ placeholder: t('key.search'), text: (key) => [key.accessKey, key.userId ?? ''] }}
        rowActions={menu}
        rowActionsLabel={(key) => own('actionsOf', { name: key.accessKey })}
        card={(key) => ({
          title: key.accessKey,
          detail: <Secret value={key.secretKey} name={key.accessKey} />,
          meta: key.userId ?? '',
        })}
        countLabel={(n) => t('key.count', { n })}
        empty={
          <EmptyState
            icon="key-round"
            text={t(isMissing ? 'key.about' : 'key.none')}
            actions={isEmpty ? create : undefined}
          />
        }
      />
      {dialog && isKnown ? <CreateKeyDialog known={isMissing ? undefined : rows} onClose={close} /> : null}
      {shown?.name === 'setup' ? <SetupDialog access={shown.row} onClose={shown.onClose} /> : null}
      {shown?.name === 'delete' ? (
        <DeleteKeyDialog access={shown.row} isLast={rows.length === 1} onClose={shown.onClose} />
      ) : null}
    </Page>
  );
}
