/**
 * A classic inline script that sets `data-scheme` on the root element from the stored choice before the first paint, so that
 * a dark page never flashes light. Where nobody is signed in the page is light, whatever was chosen. The edge puts it into
 * the head with the page's nonce. (spec 1, sections 2 and 3)
 */
export const schemeBootScript =
  "(function(d){var m,o;try{m=localStorage.getItem('colorScheme');" +
  "o=localStorage.getItem('apikey')||localStorage.getItem('impersonation')}catch(e){}" +
  "d.dataset.scheme=o&&(m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light'})" +
  '(document.documentElement)';
