export { beginEntry } from './begin-entry';
export { JournalTable } from './journal-table';
export { openJournal } from './keep-journal';
export { NewestEntries } from './newest-entries';
