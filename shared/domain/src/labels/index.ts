export { labelId } from './label-id';
