export { AccountLink } from './account-link';
export { DetailFrame, isUnread, unreadIn } from './detail-frame';
export { FactGrid } from './fact-grid';
export { Relations, type Relation } from './relations';
