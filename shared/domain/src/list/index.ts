export { addressKey, useColumns } from './columns';
export { filterBy, NONE, optionsOf } from './filters';
export { isEmptyList, LocatedList, missingPlaces, PlaceRail, type ListGroups } from './located-list';
export { ALL } from './rail';
export { sourceStates, type SourceState } from './source-state';
export { locationCount, MonthlyTotal, RowCount } from './totals';
export { useListState, type ListState } from './use-list-state';
export { useRowDialog, type RowDialog } from './use-row-dialog';
