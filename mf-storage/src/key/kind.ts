/** As `area.json` declares access keys, which are no resource of their own for the API. */
export const KEY_KIND = 'access_key';
