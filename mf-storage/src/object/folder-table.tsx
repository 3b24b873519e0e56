import { useMemo, useState } from 'react';
import { useUrlAdapter } from '@console/area';
import { useDialog } from '@console/domain/dialogs';
import { Button, IconButton, Menu, Notice, useFormat, useIsPhone } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import type { ObjectStore } from '../object-store';
import { TransferPanel, UnfinishedUploads } from '../transfer';
import type { BrowsedBucket } from './browsed-bucket';
import { useObjectCard, useObjectColumns } from './columns';
import { FolderCrumbs } from './crumbs';
import { ObjectDialogs, objectDialogs, type ObjectDialog } from './dialogs/dialogs';
import { EmptyFolder } from './empty-folder';
import { idOf, type Entry } from './listing/entry';
import type { Folder, FolderState } from './listing/folder';
import { visibleText } from './names/visible';
import { BulkStrips } from './bulk/bulk-strips';
import { ObjectPanel } from './panel/object-panel';
import { PartialStrip } from './partial-strip';
import { useBrowserText } from './texts';
import { DropZone } from './upload/drop-zone';
import { UploadButton } from './upload/upload-button';
import { useUpload } from './upload/use-upload';
import type { BrowserAddress } from './use-address';
import { useEntryActions } from './use-entry-actions';
import { useFolderFocus } from './use-folder-focus';

interface FolderTableProps {
  readonly bucket: BrowsedBucket;
  readonly store: ObjectStore;
  readonly address: BrowserAddress;
  readonly list: FolderState & { readonly folder: Folder };
}

const isFirst = ({ kind }: Entry): boolean => kind === 'folder';
const sizeOf = (entry: Entry): number => (entry.kind === 'object' ? entry.size : 0);

/** What is in a folder, and what can be done with it. */
export function FolderTable({ bucket, store, address, list }: FolderTableProps) {
  const t = useBrowserText();
  const { bytes } = useFormat();
  const isPhone = useIsPhone();
  const { prefix, begins, toFolder, goTo } = address;
  const { entries, isNew, isReading, isComplete, folder } = list;
  const isSuspended = bucket.is_suspended === true;
  const [chosen, choose] = useState<readonly Entry[]>([]);
  const { dialog, open, close } = useDialog(objectDialogs);
  const openFor = (name: ObjectDialog, some: readonly Entry[] = []): void => {
    choose(some);
    open(name);
  };
  const actions = useEntryActions({ store, address, isSuspended, open: openFor });
  const columns = useObjectColumns(address);
  const state = useTableState({ id: 'objects', adapter: useUrlAdapter(), defaultSort: { id: 'name' } });
  const search = useMemo(() => ({ placeholder: t('search'), text: ({ name }: Entry) => [name] }), [t]);
  const reason = isSuspended ? t('suspended') : undefined;
  const locked = reason === undefined ? {} : { reason };
  const upload = useUpload(store, prefix);
  const head = useFolderFocus(prefix + begins);
  return (
    <>
      <div ref={head} className="objects-head">
        <FolderCrumbs bucket={bucket.name} address={address} />
        <div className="ui-row">
          <UploadButton reason={reason} onEntries={upload.begin} />
          <Button icon="plus" {...locked} onClick={() => openFor('folder')}>
            {t('folder.new')}
          </Button>
          {isPhone ? null : <IconButton icon="refresh-cw" label={t('refresh')} onClick={folder.refresh} />}
          <Menu
            label={t('more')}
            trigger="icon"
            icon="ellipsis"
            align="end"
            items={[
              { id: 'refresh', label: t('refresh'), icon: 'refresh-cw', onSelect: folder.refresh },
              { id: 'code', label: t('part.code'), icon: 'code', onSelect: () => openFor('folder-code') },
              {
                id: 'empty',
                divider: true,
                label: t('emptyBucket'),
                icon: 'trash-2',
                danger: true,
                ...locked,
                onSelect: () => openFor('empty'),
              },
            ]}
          />
        </div>
      </div>
      {isSuspended ? null : <DropZone place={prefix === '' ? bucket.name : prefix} onEntries={upload.begin} />}
      <TransferPanel bucket={bucket.name} />
      {isSuspended || isNew ? null : <UnfinishedUploads store={store} />}
      <BulkStrips bucket={bucket.name} />
      {begins === '' ? null : (
        <Notice
          action={
            <Button size="sm" onClick={() => goTo(toFolder(prefix))}>
              {t('begins.all')}
            </Button>
          }
        >
          {t('begins.shown', { text: visibleText(begins) })}
        </Notice>
      )}
      <DataTable
        key={prefix + begins}
        fill
        label={t('table')}
        columns={columns}
        rows={entries}
        getRowId={idOf}
        state={state}
        loading={isNew || isReading}
        isPartial={!isComplete}
        isFirst={isFirst}
        failures={
          <PartialStrip state={list} query={state.search} onBegins={(text) => goTo(toFolder(prefix, begins + text))} />
        }
        search={search}
        manager={{ onOpen: actions.onOpen, onKey: actions.onKey }}
        rowActions={actions.menu}
        selection={{
          actions: actions.selection,
          // Nobody has counted what is in folders.
          sum: (rows) => (rows.some(isFirst) ? undefined : bytes(rows.reduce((sum, entry) => sum + sizeOf(entry), 0))),
        }}
        card={useObjectCard(address)}
        countLabel={(n) => t('count', { n })}
        empty={<EmptyFolder prefix={prefix} begins={begins} isComplete={isComplete} reason={reason} />}
      />
      <ObjectPanel store={store} address={address} isSuspended={isSuspended} />
      {upload.dialog}
      {dialog ? (
        <ObjectDialogs key={dialog} dialog={dialog} store={store} prefix={prefix} chosen={chosen} onClose={close} />
      ) : null}
    </>
  );
}
