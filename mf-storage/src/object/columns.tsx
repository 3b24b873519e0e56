import { useMemo } from 'react';
import { DateTime, Icon, Link, useFormat } from '@console/ui';
import type { CardContent, Column } from '@console/ui/data';
import type { Entry } from './listing/entry';
import { visibleText } from './names/visible';
import { ObjectName } from './parts/object-name';
import { useBrowserText } from './texts';
import type { BrowserAddress } from './use-address';

/** Ending of a file's name in small letters: 'jpg'; '' where there is none. */
const endingOf = (name: string): string => /[^.]\.([^.\s]{1,12})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Where an entry leads: into the folder, or to what is known of the object. */
export const pathOf = (entry: Entry, { toFolder, toObject }: BrowserAddress): string =>
  entry.kind === 'folder' ? toFolder(entry.key) : toObject(entry.key);

function NameLink({ entry, address }: { entry: Entry; address: BrowserAddress }) {
  return (
    <span className="ui-nm objects-name" title={visibleText(entry.name)}>
      <Icon name={entry.kind === 'folder' ? 'folder' : 'file'} />
      <Link to={pathOf(entry, address)}>
        <ObjectName name={entry.name} />
      </Link>
    </span>
  );
}

/** Columns of a folder's table. */
export function useObjectColumns(address: BrowserAddress): Column<Entry>[] {
  const t = useBrowserText();
  const { bytes } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        // Something between two slashes may have no name; it is to be in the order, too.
        value: (entry) => entry.name || ' ',
        cell: (entry) => <NameLink entry={entry} address={address} />,
        csv: { value: (entry) => entry.key },
      },
      {
        id: 'type',
        header: t('column.type'),
        width: 120,
        hidden: true,
        value: (entry) => (entry.kind === 'folder' ? t('type.folder') : endingOf(entry.name)),
      },
      {
        id: 'size',
        header: t('column.size'),
        width: 120,
        align: 'end',
        value: (entry) => (entry.kind === 'folder' ? null : entry.size),
        cell: (entry) => (entry.kind === 'folder' ? null : bytes(entry.size)),
      },
      {
        id: 'modified',
        header: t('column.modified'),
        width: 190,
        value: (entry) => (entry.kind === 'folder' ? null : entry.modified),
        cell: (entry) => (entry.kind === 'folder' ? null : <DateTime value={entry.modified} />),
      },
      {
        id: 'etag',
        header: t('column.etag'),
        width: 300,
        hidden: true,
        value: (entry) => (entry.kind === 'folder' ? null : entry.etag),
        cell: (entry) => (entry.kind === 'folder' ? null : <span className="ui-mono ui-small">{entry.etag}</span>),
      },
    ],
    [t, bytes, address],
  );
}

/** The same on a phone. */
export function useObjectCard(address: BrowserAddress): (entry: Entry) => CardContent {
  const { bytes, date } = useFormat();
  return (entry) => ({
    title: (
      <span className="objects-name">
        <Icon name={entry.kind === 'folder' ? 'folder' : 'file'} />
        <ObjectName name={entry.name} />
      </span>
    ),
    to: pathOf(entry, address),
    ...(entry.kind === 'folder' ? {} : { status: bytes(entry.size), meta: date(entry.modified) }),
  });
}
