/** The journal and its words: in one chunk, which no first page pays for. */
export const loadJournal = () => import(/* webpackChunkName: "journal" */ './loaded');
