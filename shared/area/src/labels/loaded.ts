export { changeLabels, openLabels } from './keep-labels';
