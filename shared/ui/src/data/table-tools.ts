export { saveCsv } from './csv/save-csv';
export { ViewsPanel } from './views/views-panel';
