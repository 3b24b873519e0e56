export { beginEntry } from './begin-entry';
export { enterFound } from './enter-found';
export { FeedEntries } from './feed-entries';
export { JournalTable } from './journal-table';
export { openJournal } from './keep-journal';
export { NewestEntries } from './newest-entries';
