import { plainMessage } from './plain-message';

/** Its beginning, as far as the client keeps it. */
const CLOUDFLARE = `<!DOCTYPE html>
<!--[if lt IE 7]> <html class="no-js ie6 oldie" lang="en-US"> <![endif]-->
<!--[if IE 7]>    <html class="no-js ie7 oldie" lang="en-US"> <![endif]-->
<!--[if IE 8]>    <html class="no-js`;

const NGINX =
  '<html>\r\n<head><title>503 Service Temporarily Unavailable</title></head>\r\n<body>\r\n<center><h1>503 Service Temporarily Unavailable</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>';

it.each([
  ['a gateway’s page', NGINX, '503 Service Temporarily Unavailable'],
  [
    'a page without a title',
    '<html><body><h1 class="x">503 Service Unavailable</h1>\nNo server is available.</body></html>',
    '503 Service Unavailable',
  ],
  ['a piece of a page', '<h1>502 Bad Gateway</h1> (HTTP 502)', '502 Bad Gateway'],
  ['a page that was cut within a tag', '<!DOCTYPE html><p>Come back<p class="x', 'Request failed'],
  ['a page that was cut within its title', '<html><head><title>502 Bad Gate', '502 Bad Gate'],
  ['a page of which nothing can be read', '<html><script>let a = 1', 'Request failed'],
  ['a page that was cut before its first word', CLOUDFLARE, 'Request failed'],
  [
    'words before a page of which nothing can be read',
    `Unexpected response (text/html): ${CLOUDFLARE}`,
    'Unexpected response (text/html)',
  ],
  ['a page whose title has entities', '<head><title>Error &#8211; 503 &amp; &#x1F4A4;', 'Error 503'],
  [
    'words before a page',
    `Unexpected response (text/html): ${NGINX}`,
    'Unexpected response (text/html): 503 Service Temporarily Unavailable',
  ],
  ['a name in angle brackets', 'Missing <header-name> of request <b>', 'Missing <header-name> of request <b>'],
  ['one that begins as an element does', 'Missing <head-node>', 'Missing <head-node>'],
  ['entities of other words', 'Not &lt; 5', 'Not &lt; 5'],
  ['no words', '', ''],
  ['other words', 'Between 1 <b> and 5 < 6', 'Between 1 <b> and 5 < 6'],
])('%s', (_, message, words) => {
  expect(plainMessage(message)).toBe(words);
});
