/**
 * A classic inline script that sets `data-scheme` on the root element from the stored choice before the first paint, so that
 * a dark page never flashes light. The edge puts it into the head with the page's nonce.
 */
export const schemeBootScript =
  "(function(d){var m='auto';try{m=localStorage.getItem('colorScheme')||m}catch(e){}" +
  "d.dataset.scheme=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})(document.documentElement)";
