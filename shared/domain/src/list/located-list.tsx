import { useMemo, type ReactNode } from 'react';
import type { LocationsQuery, LocationState, UnreadRow } from '@console/api';
import { LocationFailures, locationName } from '@console/area';
import {
  atLeast,
  Button,
  Combobox,
  EmptyState,
  LocationRail,
  useFormat,
  type RailItem,
  type StatusState,
} from '@console/ui';
import { DataTable, type DataTableProps } from '@console/ui/data';
import type { Machine } from '../cells/cell';
import { useText } from './messages';
import { ALL, railItems } from './rail';
import { useListLabels } from './use-list-labels';
import { useKeptRows } from './use-kept-rows';
import type { ListState } from './use-list-state';
import { useRailCells } from './use-rail-cells';

export interface LocatedRow {
  readonly uuid: string;
  /** Slug; '' where the thing does not say where it is. */
  readonly location: string;
}

/** A rail by something other than the location: the first of its cells is the sum. */
export interface ListGroups<Row> {
  readonly label: string;
  readonly items: readonly RailItem[];
  /** The cell that a row belongs to. */
  readonly keyOf: (row: Row) => string;
  /** What stands around the rail. */
  readonly around?: (rail: ReactNode) => ReactNode;
}

type TableParts<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'search' | 'filters' | 'card' | 'countLabel' | 'footer' | 'rowActions' | 'selection'
>;

export interface LocatedListProps<Row extends LocatedRow> extends TableParts<Row> {
  readonly state: ListState;
  readonly rows: readonly Row[];
  /** What the last visit has left of locations that have not answered yet; the same array until it changes. */
  readonly kept?: readonly Row[] | undefined;
  /** How far each location is. */
  readonly query: Pick<LocationsQuery<unknown>, 'locations' | 'isLoading'>;
  /** The state that a row counts for in the rail's bars; the same function in every drawing. */
  readonly statusOf?: (row: Row) => StatusState;
  readonly groups?: ListGroups<Row>;
  /** What a row shows of itself in the rail, where each has a piece there; the same function in every drawing. */
  readonly machineOf?: (row: Row) => Machine;
  /** Name of a row, for the menu of its actions. */
  readonly nameOf?: (row: Row) => string;
  /** Rows of a list without locations that could not be read. */
  readonly unread?: readonly UnreadRow[];
  /** Says that rows are missing of so many locations, which failed. */
  readonly missing: (places: number) => string;
  /** Where there is none anywhere: what the kind is and costs. */
  readonly empty?: ReactNode;
}

const NONE = [] as const;
const idOf = ({ uuid }: LocatedRow): string => uuid;
const placeOf = ({ location }: LocatedRow): string => location;

/** Whether there is certainly none of a kind: every location has answered or failed, and one has answered. */
export const isEmptyList = (
  rows: readonly unknown[],
  { locations, isComplete }: Pick<LocationsQuery<unknown>, 'locations' | 'isComplete'>,
): boolean =>
  rows.length === 0 &&
  isComplete &&
  locations.some(({ state }) => state === 'ready') &&
  locations.every(({ unread }) => !unread);

/** Names of the locations that a list, or the chosen one of its places, lacks. */
export const missingPlaces = (locations: readonly LocationState[], chosen = ALL): string[] =>
  locations
    .filter(({ slug, state }) => state === 'failed' && (chosen === ALL || slug === chosen))
    .map(({ slug }) => locationName(slug));

/** Where a location has none and others have. */
function NoneHere({ place, onAll }: { place: string; onAll: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon="map-pin"
      text={t('noneHere', { place: locationName(place) })}
      actions={<Button onClick={onAll}>{t('showAll')}</Button>}
    />
  );
}

/** The menu of a row: one that is shown as it was before has each entry, off, and why. */
function useRowActions<Row extends LocatedRow>(
  actions: DataTableProps<Row>['rowActions'],
  isOld: ((row: Row) => boolean) | undefined,
): DataTableProps<Row>['rowActions'] {
  const t = useText();
  if (!actions || !isOld) return actions;
  return (row) => {
    const items = actions(row);
    if (!isOld(row)) return items;
    const reason = t('asOf.off', { place: locationName(row.location) });
    return items.map((item) => ({ ...item, reason }));
  };
}

/** A rail of more cells than these is not legible: the location is searched for instead. */
const MOST_CELLS = 9;

/** In place of a rail of too many cells: one of them, with its count or its silence. */
function PlacePicker({
  items,
  value,
  onChange,
}: { items: readonly RailItem[] } & Pick<RailProps<never>, 'value' | 'onChange'>) {
  const t = useText();
  const format = useFormat();
  const labelOf = (item: RailItem): string => {
    const { name, state } = item;
    const count = format.number(item.count ?? 0);
    // 'At least none' says nothing.
    if (item.isAtLeast && !item.count && state === 'ready') return name;
    if (state === 'ready') return t('place.count', { name, count: item.isAtLeast ? atLeast(count) : count });
    return state === 'failed' ? t('place.failed', { name }) : name;
  };
  return (
    <div style={{ maxWidth: 360 }}>
      <Combobox
        label={t('locations')}
        value={value}
        options={items.map((item) => ({ value: item.id, label: labelOf(item) }))}
        onChange={onChange}
      />
    </div>
  );
}

interface RailProps<Row extends LocatedRow>
  extends
    Pick<LocatedListProps<Row>, 'rows'>,
    Partial<Pick<LocatedListProps<Row>, 'statusOf' | 'groups' | 'unread' | 'machineOf'>> {
  readonly locations: readonly LocationState[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The cells of the places, each with its count or its silence; nothing where there is one place only. */
export function PlaceRail<Row extends LocatedRow>(props: RailProps<Row>) {
  const { rows, locations, unread, statusOf, groups, machineOf, value, onChange } = props;
  const t = useText();
  const bars = useMemo(
    () => groups?.items ?? railItems({ rows, locations, unread, statusOf, allName: t('allLocations') }),
    [groups?.items, rows, locations, unread, statusOf, t],
  );
  const items = useRailCells(bars, { rows, keyOf: groups?.keyOf ?? placeOf, machineOf });
  if (!groups && locations.length < 2) return null;
  if (!groups && items.length > MOST_CELLS) return <PlacePicker items={items} value={value} onChange={onChange} />;
  const rail = <LocationRail label={groups?.label ?? t('locations')} items={items} value={value} onChange={onChange} />;
  return groups?.around?.(rail) ?? rail;
}

/**
 * A list of one kind over all locations: rail, strips of the locations that did not answer, and table. One location that
 * fails hides no other; a list of thousands of rows is narrowed and counted only when its rows or its place change.
 */
export function LocatedList<Row extends LocatedRow>(props: LocatedListProps<Row>): ReactNode {
  const {
    state,
    rows,
    kept = NONE,
    query,
    statusOf,
    groups,
    machineOf,
    nameOf,
    unread,
    missing,
    empty,
    ...table
  } = props;
  const t = useText();
  const { chosen, choose } = state;
  const { locations } = query;
  const value = groups || locations.some(({ slug }) => slug === chosen) ? chosen : ALL;
  const keyOf = groups?.keyOf;
  const selected = groups || value === ALL ? locations : locations.filter(({ slug }) => slug === value);
  const { all, old, missesKept } = useKeptRows({ rows, kept, locations: selected });
  // It does not answer, and what it had at the last visit is shown.
  const isOldFailure = ({ state, asOf }: LocationState): boolean =>
    old !== undefined && state === 'failed' && asOf !== undefined;
  const shown = useMemo(
    () => (value === ALL ? all : all.filter((row) => (keyOf ? keyOf(row) : row.location) === value)),
    [all, value, keyOf],
  );
  const isSilent = selected.every((location) => location.state === 'failed');
  const isPending = query.isLoading || selected.some((location) => location.state === 'loading');
  const isElsewhere = !groups && value !== ALL && rows.length > 0;
  const rowActions = useRowActions(table.rowActions, old?.isOld);
  const labels = useListLabels({ state, rows, nameOf, table });
  const actionsLabel = useMemo(() => nameOf && ((row: Row) => t('actionsOf', { name: nameOf(row) })), [nameOf, t]);
  return (
    <>
      <PlaceRail
        rows={all}
        locations={locations}
        unread={unread}
        statusOf={statusOf}
        groups={groups}
        machineOf={machineOf}
        value={value}
        onChange={choose}
      />
      <DataTable
        fill
        {...table}
        {...labels.table}
        rowActions={rowActions}
        rows={labels.isWaiting ? NONE : shown}
        getRowId={idOf}
        state={state.table}
        loading={labels.isWaiting || (shown.length === 0 && isPending)}
        isPartial={selected.some((location) => location.state !== 'ready')}
        old={old}
        failures={
          isSilent && selected.length > 1 ? (
            <LocationFailures locations={selected} missing={missing} />
          ) : (
            <>
              <LocationFailures locations={selected.filter((location) => !isOldFailure(location))} missing={missing} />
              <LocationFailures locations={selected.filter(isOldFailure)} missing={missesKept} />
            </>
          )
        }
        unread={unread ?? selected.flatMap((location) => location.unread ?? [])}
        rowActionsLabel={actionsLabel}
        empty={isSilent ? null : isElsewhere ? <NoneHere place={value} onAll={() => choose(ALL)} /> : empty}
      />
      {labels.dialog}
    </>
  );
}
