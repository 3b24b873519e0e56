import './labels.css';
import { openLabels } from './keep-labels';

export { BulkLabelDialog } from './bulk-label-dialog';
export { keyOf } from './label';
export { LabelChips } from './label-chips';
export { LabelDialog } from './label-dialog';
export { listParts } from './list-parts';

// Whoever has this code wants the labels.
openLabels();
