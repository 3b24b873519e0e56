export { findRow, readRow } from './read-row';
