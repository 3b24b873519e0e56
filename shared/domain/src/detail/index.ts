export { AccountLink } from './account-link';
export { CodeCalls } from './code-calls';
export { DetailFrame, isUnread, unreadIn } from './detail-frame';
export { DetailTabs } from './detail-tabs';
export { FactGrid } from './fact-grid';
export { Relations, type Relation } from './relations';
