import type { KeyboardEvent } from 'react';
import type { MenuItem } from '@console/ui';
import type { SelectionAction } from '@console/ui/data';
import type { ObjectStore } from '../object-store';
import { pathOf } from './columns';
import type { ObjectDialog } from './dialogs/dialogs';
import type { Entry } from './listing/entry';
import { nameIn, parentOf } from './names/path';
import { saveObject } from './panel/save-object';
import { useBrowserText } from './texts';
import type { BrowserAddress } from './use-address';

interface Options {
  readonly store: ObjectStore;
  readonly address: BrowserAddress;
  readonly isSuspended: boolean;
  readonly open: (dialog: ObjectDialog, chosen: readonly Entry[]) => void;
}

export interface EntryActions {
  readonly menu: (entry: Entry) => MenuItem[];
  readonly selection: (entries: readonly Entry[]) => SelectionAction[];
  readonly onOpen: (entry: Entry) => void;
  readonly onKey: (event: KeyboardEvent, entries: readonly Entry[]) => void;
}

/** What can be done with objects and folders of a list, by menu, by the bar of a selection and by keys. */
export function useEntryActions({ store, address, isSuspended, open }: Options): EntryActions {
  const t = useBrowserText();
  const { prefix, toFolder, goTo } = address;
  const locked = isSuspended ? { reason: t('suspended') } : {};
  const save = ({ key }: Entry): void => void saveObject(store, key, nameIn(key));
  return {
    menu: (entry) => [
      { id: 'open', label: t(entry.kind === 'folder' ? 'open' : 'facts.title'), to: pathOf(entry, address) },
      ...(entry.kind === 'object'
        ? [{ id: 'download', label: t('download'), icon: 'download' as const, onSelect: () => save(entry) }]
        : [{ id: 'zip', label: t('zip'), icon: 'download' as const, onSelect: () => open('zip-objects', [entry]) }]),
      {
        id: 'rename',
        label: t('rename'),
        icon: 'text-cursor-input',
        ...locked,
        onSelect: () => open('rename-object', [entry]),
      },
      { id: 'move', label: t('move'), icon: 'move', ...locked, onSelect: () => open('move-objects', [entry]) },
      { id: 'copy', label: t('copy'), icon: 'copy', ...locked, onSelect: () => open('copy-objects', [entry]) },
      {
        id: 'duplicate',
        label: t('duplicate'),
        icon: 'copy',
        ...locked,
        onSelect: () => open('duplicate-objects', [entry]),
      },
      {
        id: 'delete',
        label: t('delete'),
        icon: 'trash-2',
        danger: true,
        divider: true,
        ...locked,
        onSelect: () => open('delete-objects', [entry]),
      },
    ],
    selection: (entries) => [
      entries.length === 1 && entries[0]?.kind === 'object'
        ? { id: 'download', label: t('download'), icon: 'download', onSelect: () => entries.forEach(save) }
        : { id: 'zip', label: t('zip'), icon: 'download', onSelect: () => open('zip-objects', entries) },
      { id: 'move', label: t('move'), icon: 'move', ...locked, onSelect: () => open('move-objects', entries) },
      { id: 'copy', label: t('copy'), icon: 'copy', ...locked, onSelect: () => open('copy-objects', entries) },
      {
        id: 'delete',
        label: t('delete'),
        icon: 'trash-2',
        danger: true,
        ...locked,
        onSelect: () => open('delete-objects', entries),
      },
    ],
    onOpen: (entry) => goTo(pathOf(entry, address)),
    onKey: (event, entries) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      const [first] = entries;
      const isUp = (key === 'Backspace' && !ctrlKey && !metaKey) || (key === 'ArrowUp' && altKey);
      if (isUp && prefix !== '') goTo(toFolder(parentOf(prefix)));
      else if (key === 'Delete' && first && !isSuspended) open('delete-objects', entries);
      else if (key === 'F2' && first && entries.length === 1 && !isSuspended) open('rename-object', entries);
      else return;
      event.preventDefault();
    },
  };
}
