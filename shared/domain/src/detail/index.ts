export { AccountLink, useAccountLinks } from './account-link';
export { CodeCalls } from './code-calls';
export { DetailFrame, isUnread, unreadIn } from './detail-frame';
export { DetailTabs } from './detail-tabs';
export { FactGrid } from './fact-grid';
export { LabelBlock } from './label-block';
export { Relations, type Relation } from './relations';
