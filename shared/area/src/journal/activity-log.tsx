import type { ReactNode } from 'react';
import { EmptyState, Menu, PageHead, Status, useFormat } from '@console/ui';
import { CsvButton, DataTable, useTableState } from '@console/ui/data';
import { Slot } from '../slot';
import { useShownEmail } from '../use-shown-email';
import { useUrlAdapter } from '../use-url-adapter';
import { ResourceLink, useActivityColumns, useIdentity, useTook } from './activity-columns';
import { useActivityRows, type ActivityRow } from './activity-rows';
import { useText } from './activity-texts';
import { useClearEntries } from './clear-entries';
import { journalOutcomes } from './entry';
import { exportJson } from './export';
import { outcomeShapes } from './outcome-shapes';
import { useWholeJournal } from './use-journal';

export interface ActivityLogProps {
  /** Between the head of the page and the table: what runs now. */
  readonly children?: ReactNode;
}

const NONE = [] as const;

const termsOf = ({ what, resource, called, entry }: ActivityRow) => [
  what,
  resource?.name,
  called,
  entry.message,
  entry.correlationId,
  entry.endpoint,
  ...entry.subjects,
];

/** The head of the page of activity and its table: every write of this browser, in all areas, newest first. */
export function ActivityLog({ children }: ActivityLogProps) {
  const t = useText();
  const format = useFormat();
  const took = useTook();
  const identity = useIdentity();
  const shown = useShownEmail({ checksAdministrator: false });
  const journal = useWholeJournal();
  const entries = journal ?? NONE;
  const rows = useActivityRows(entries);
  const columns = useActivityColumns();
  const state = useTableState({ id: 'activity', adapter: useUrlAdapter(), defaultSort: { id: 'at', desc: true } });
  const clear = useClearEntries(entries);
  const isEmpty = journal?.length === 0;
  const more = [
    { id: 'json', label: t('json'), icon: 'download' as const, onSelect: () => void exportJson(entries, shown) },
    clear.item,
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        facts={t('scope')}
        actions={
          entries.length === 0 ? undefined : (
            <>
              <CsvButton state={state} name={t('file')} />
              <Menu trigger="icon" label={t('more')} items={more} />
            </>
          )
        }
      />
      {children}
      <DataTable
        fill
        label={t('title')}
        columns={columns}
        rows={rows}
        getRowId={({ entry }) => entry.id}
        state={state}
        loading={journal === undefined}
        search={{ placeholder: t('search'), text: termsOf }}
        filters={[
          { id: 'area', label: t('area'), value: ({ area }) => area },
          {
            id: 'outcome',
            label: t('outcome'),
            value: ({ entry }) => entry.outcome,
            options: journalOutcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) })),
          },
          { id: 'identity', label: t('identity'), value: identity },
        ]}
        card={(row) => {
          const { entry, what, area } = row;
          return {
            title: what ?? entry.endpoint,
            to: row.resource?.to,
            status: <Status state={outcomeShapes[entry.outcome]} label={t(`outcome.${entry.outcome}`)} />,
            meta: <ResourceLink row={{ ...row, resource: undefined, subject: row.resource?.name ?? row.subject }} />,
            detail: [
              entry.message,
              format.date(entry.at, 'datetime'),
              area,
              identity(row),
              entry.tookMs === undefined ? undefined : took(entry.tookMs),
              entry.correlationId,
            ]
              .filter(Boolean)
              .join(', '),
          };
        }}
        countLabel={(n) => t('count', { n })}
        empty={<EmptyState icon="activity" title={t('empty.title')} text={t('empty')} />}
      />
      {isEmpty ? null : <Slot name="shell.search" failure={() => null} />}
      {clear.dialog}
    </>
  );
}
