import { useMemo, useState } from 'react';
import { paths } from '@console/contract/paths';
import { Badge, ConfirmDialog, EmptyState, Link, useFormat } from '@console/ui';
import { DataTable, encodeList, useTableState, type Column } from '@console/ui/data';
import { useUrlAdapter } from '../use-url-adapter';
import { changeLabels } from './keep-labels';
import { keyOf, valueOf } from './label';
import { labelCounts, onlyLabels, withoutLabels } from './label-set';
import { useText } from './page-texts';
import { saveLabels } from './save-labels';
import { ShareDialog } from './share-dialog';
import { useText as useLabelText } from './texts';
import { useLabels } from './use-labels';

interface LabelRow {
  readonly label: string;
  readonly resources: number;
}

/** The address of the resources that have a label. */
const resourcesWith = (label: string): string =>
  `${paths.labels()}?${new URLSearchParams({ view: 'resources', label: encodeList([label]) ?? '' })}`;

const labelOf = ({ label }: LabelRow): string => label;

function useColumns(): Column<LabelRow>[] {
  const t = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'label',
        header: t('column.label'),
        fixed: true,
        value: labelOf,
        cell: ({ label }) => (
          <Badge>
            <span className="labels-text" title={label}>
              {label}
            </span>
          </Badge>
        ),
      },
      { id: 'key', header: t('column.key'), value: ({ label }) => keyOf(label), hidden: true },
      { id: 'value', header: t('column.value'), value: ({ label }) => valueOf(label), hidden: true },
      {
        id: 'resources',
        header: t('column.resources'),
        align: 'end',
        width: 140,
        value: ({ resources }) => resources,
        cell: ({ label, resources }) => (
          <Link to={resourcesWith(label)} aria-label={t('resourcesWith', { n: resources, label })}>
            {format.number(resources)}
          </Link>
        ),
      },
    ],
    [t, format],
  );
}

/** What has been asked for of some labels. */
interface OpenDialog {
  readonly what: 'share' | 'remove';
  readonly some: readonly string[];
}

/** Each label of this browser, to take along, to share and to remove. */
export function LabelsTable() {
  const t = useText();
  const own = useLabelText();
  const labels = useLabels();
  const columns = useColumns();
  const state = useTableState({ id: 'labels', adapter: useUrlAdapter(), defaultSort: { id: 'label' } });
  const [dialog, setDialog] = useState<OpenDialog>();
  const rows = useMemo(() => [...labelCounts(labels)].map(([label, resources]) => ({ label, resources })), [labels]);
  const shared = useMemo(
    () => (dialog?.what === 'share' ? onlyLabels(labels, dialog.some) : undefined),
    [dialog, labels],
  );
  const close = (): void => setDialog(undefined);
  const actionsOf = (chosen: readonly LabelRow[]) => {
    const some = chosen.map(labelOf);
    return [
      { id: 'share', icon: 'link' as const, label: t('share'), onSelect: () => setDialog({ what: 'share', some }) },
      {
        id: 'export',
        icon: 'download' as const,
        label: t('export'),
        onSelect: () => saveLabels(onlyLabels(labels, some)),
      },
      {
        id: 'remove',
        icon: 'trash-2' as const,
        label: t('remove', { n: some.length }),
        danger: true,
        onSelect: () => setDialog({ what: 'remove', some }),
      },
    ];
  };
  const removed = dialog?.what === 'remove' ? onlyLabels(labels, dialog.some) : undefined;
  return (
    <>
      <DataTable
        fill
        label={own('title')}
        columns={columns}
        rows={rows}
        getRowId={labelOf}
        state={state}
        search={{ placeholder: t('search'), text: ({ label }) => [label] }}
        selection={{ actions: actionsOf }}
        rowActions={(row) => actionsOf([row])}
        rowActionsLabel={({ label }) => t('actionsOf', { label })}
        card={({ label, resources }) => ({
          title: label,
          to: resourcesWith(label),
          meta: t('resources', { n: resources }),
        })}
        countLabel={(n) => t('count', { n })}
        empty={<EmptyState icon="tag" text={t('empty')} />}
      />
      {shared ? <ShareDialog set={shared} onClose={close} /> : null}
      <ConfirmDialog
        open={removed !== undefined}
        onClose={close}
        danger
        title={t('remove.title', { n: dialog?.some.length ?? 0, label: dialog?.some[0] ?? '' })}
        confirmLabel={t('remove', { n: dialog?.some.length ?? 0 })}
        onConfirm={() => void changeLabels((set) => withoutLabels(set, dialog?.some ?? []))}
      >
        {t('remove.text', { n: removed?.size ?? 0 })}
      </ConfirmDialog>
    </>
  );
}
