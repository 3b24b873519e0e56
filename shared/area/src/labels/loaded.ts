import './labels.css';

export { LabelDialog } from './label-dialog';
export { LabelsBlock } from './labels-block';
