import { useMemo, useState } from 'react';
import { EmptyState } from '@console/ui';
import { DataTable, NameCell, UnknownCell, useTableState, type Column } from '@console/ui/data';
import { kindName } from '../kinds';
import { useUrlAdapter } from '../use-url-adapter';
import { LabelChips } from './label-chips';
import { LabelDialog } from './label-dialog';
import type { LabelledRow } from './labelled-rows';
import { listParts } from './list-parts';
import { useText } from './page-texts';
import { useText as useLabelText } from './texts';
import { useLabelledRows } from './use-labelled-rows';
import { useLabels } from './use-labels';

const idOf = ({ uuid }: LabelledRow): string => uuid;
const NONE = [] as const;

function useColumns(): readonly Column<LabelledRow>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        fixed: true,
        value: ({ name }) => name,
        cell: ({ name, to }) => <NameCell name={name} {...(to === undefined ? {} : { to })} />,
      },
      {
        id: 'kind',
        header: t('column.kind'),
        width: 180,
        value: ({ kind }) => (kind === undefined ? null : kindName(kind)),
        cell: ({ kind }) => (kind === undefined ? <UnknownCell /> : kindName(kind)),
      },
      {
        id: 'standing',
        header: t('column.standing'),
        width: 220,
        whole: true,
        value: ({ standing }) => t(`standing.${standing}`),
      },
      { id: 'uuid', header: t('column.id'), hidden: true, value: idOf },
    ],
    [t],
  );
}

/** The resources that have labels, wherever they are; those that are gone, too, for their labels stay until they are removed. */
export function ResourcesTable() {
  const t = useText();
  const own = useLabelText();
  const labels = useLabels();
  const { rows, failures, pieces } = useLabelledRows(labels);
  const columns = useColumns();
  const parts = useMemo(() => listParts(labels, idOf), [labels]);
  const state = useTableState({ id: 'labelled', adapter: useUrlAdapter(), defaultSort: { id: 'name' } });
  const [chosen, setChosen] = useState<readonly LabelledRow[]>(NONE);
  const edit = (some: readonly LabelledRow[]) => [
    { id: 'labels', icon: 'tag' as const, label: own('title'), onSelect: () => setChosen(some) },
  ];
  const labelled = parts.table(
    {
      columns,
      search: { placeholder: t('searchResources'), text: ({ name, uuid }) => [name, uuid] },
      filters: [
        { id: 'kind', label: t('column.kind'), value: ({ kind }) => (kind === undefined ? null : kindName(kind)) },
        { id: 'standing', label: t('column.standing'), value: ({ standing }) => t(`standing.${standing}`) },
      ],
    },
    rows,
    true,
  );
  return (
    <>
      <DataTable
        fill
        label={t('tab.resources')}
        {...labelled}
        columns={(labelled.columns ?? columns).map((one) => (one.id === 'labels' ? { ...one, hidden: false } : one))}
        rows={rows}
        getRowId={idOf}
        state={state}
        failures={failures}
        selection={{ actions: edit }}
        rowActions={(row) => edit([row])}
        rowActionsLabel={({ name }) => t('actionsOf', { label: name })}
        card={({ uuid, name, to, kind, standing }) => ({
          title: name,
          to,
          meta: [
            kind === undefined ? undefined : kindName(kind),
            standing === 'there' ? undefined : t(`standing.${standing}`),
          ]
            .filter(Boolean)
            .join(', '),
          detail: <LabelChips labels={labels.get(uuid) ?? NONE} />,
        })}
        countLabel={(n) => t('resources', { n })}
        empty={<EmptyState icon="tag" text={t('empty')} />}
      />
      {pieces}
      {chosen.length > 0 ? (
        <LabelDialog resources={chosen.map(({ uuid, name }) => ({ id: uuid, name }))} onClose={() => setChosen(NONE)} />
      ) : null}
    </>
  );
}
