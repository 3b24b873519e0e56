import type { ReactNode } from 'react';
import type { LocationState } from '@console/api';
import { LocationFailures, locationName, useUrlAdapter } from '@console/area';
import { Button, EmptyState, type StatusState } from '@console/ui';
import { DataTable, useTableState, type Column, type DataTableProps } from '@console/ui/data';
import { ALL, PlaceRail } from './place-rail';
import { useText } from './texts';

export interface LocatedListProps<Row extends { location: string; uuid: string }> {
  readonly id: string;
  /** Name of the table for assistive technology. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly locations: readonly LocationState[];
  readonly isLoading: boolean;
  readonly columns: readonly Column<Row>[];
  readonly search: DataTableProps<Row>['search'];
  readonly filters?: DataTableProps<Row>['filters'];
  readonly card: DataTableProps<Row>['card'];
  readonly countLabel: (n: number) => string;
  readonly footer: (rows: readonly Row[]) => ReactNode;
  /** What the kind is and costs; shown when there is none anywhere. */
  readonly about: string;
  /** Says that rows of a location that failed are missing. */
  readonly missing: string;
  readonly statusOf?: (row: Row) => StatusState;
}

/** A list of one kind over all locations: rail, failure strips and table, with its whole state in the address. */
export function LocatedList<Row extends { location: string; uuid: string }>(props: LocatedListProps<Row>) {
  const {
    id,
    label,
    rows,
    locations,
    isLoading,
    columns,
    search,
    filters,
    card,
    countLabel,
    footer,
    about,
    missing,
    statusOf,
  } = props;
  const t = useText();
  const url = useUrlAdapter();
  const state = useTableState({ id, adapter: url, defaultSort: { id: columns[0]?.id ?? 'name' } });
  const asked = url.get('location') ?? ALL;
  const place = locations.some(({ slug }) => slug === asked) ? asked : ALL;
  const selected = place === ALL ? locations : locations.filter(({ slug }) => slug === place);
  const shown = place === ALL ? rows : rows.filter((row) => row.location === place);
  const all = () => url.set({ location: null });
  const isBroken = selected.length > 0 && selected.every(({ state: own }) => own === 'failed');
  const isPending = selected.some(({ state: own }) => own === 'loading');

  return (
    <>
      <PlaceRail
        locations={locations}
        rows={rows}
        value={place}
        onChange={(slug) => url.set({ location: slug === ALL ? null : slug })}
        {...(statusOf ? { statusOf } : {})}
      />
      <DataTable
        fill
        label={label}
        columns={columns}
        rows={shown}
        getRowId={(row) => row.uuid}
        state={state}
        loading={isLoading || (shown.length === 0 && isPending)}
        failures={<LocationFailures locations={selected} missing={missing} />}
        search={search}
        {...(filters ? { filters } : {})}
        card={card}
        countLabel={countLabel}
        footer={footer}
        empty={
          isBroken ? null : place !== ALL && rows.length > 0 ? (
            <EmptyState
              text={t('list.noneHere', { place: locationName(place) })}
              actions={<Button onClick={all}>{t('list.allLocations')}</Button>}
            />
          ) : (
            <EmptyState text={about} />
          )
        }
      />
    </>
  );
}
