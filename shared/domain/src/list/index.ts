export { addressKey, useColumns, type Columns } from './columns';
export { filterBy, NONE, optionsOf } from './filters';
export { isEmptyList, LocatedList, missingPlaces, type ListGroups } from './located-list';
export { ALL } from './rail';
export { sourceStates, type SourceState } from './source-state';
export { locationCount, MonthlyTotal } from './totals';
export { useListState, type ListState } from './use-list-state';
