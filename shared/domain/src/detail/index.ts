export { AccountLink } from './account-link';
export { DetailFrame } from './detail-frame';
export { FactGrid } from './fact-grid';
export { DetailSkeleton } from './skeleton';
export { Relations, type Relation } from './relations';
