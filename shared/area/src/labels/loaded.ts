import './labels.css';

export { openLabels } from './keep-labels';
export { LabelChips } from './label-chips';
export { LabelDialog } from './label-dialog';
export { listParts } from './list-parts';
