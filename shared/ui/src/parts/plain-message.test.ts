import { plainMessage } from './plain-message';

const NGINX =
  '<html>\r\n<head><title>503 Service Temporarily Unavailable</title></head>\r\n<body>\r\n<center><h1>503 Service Temporarily Unavailable</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>';

it.each([
  ['a gateway’s page', NGINX, '503 Service Temporarily Unavailable'],
  [
    'a page without a title',
    '<html><style>b { color: red }</style><body><b>Come back</b> later</body>',
    'Come back later',
  ],
  ['a page that was cut within a tag', '<!DOCTYPE html><p>Come back<p class="x', 'Come back'],
  ['a page that was cut within its title', '<html><head><title>502 Bad Gate', '502 Bad Gate'],
  ['a page of which nothing can be read', '<html><script>let a = 1', ''],
  [
    'words before a page',
    `Unexpected response (text/html): ${NGINX}`,
    'Unexpected response (text/html): 503 Service Temporarily Unavailable',
  ],
  ['other words', 'Between 1 <b> and 5 < 6', 'Between 1 <b> and 5 < 6'],
])('%s', (_, message, words) => {
  expect(plainMessage(message)).toBe(words);
});
