export { saveCsv } from './csv/save-csv';
export { UnreadStrip } from './unread-strip';
export { ViewsPanel } from './views/views-panel';
