import { safeDocument, safeImage } from './safe-address';

it.each([
  ['/images/a.png?v=1', '/images/a.png?v=1'],
  ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['data:image/svg+xml,%3Csvg%2F%3E', 'data:image/svg+xml,%3Csvg%2F%3E'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['data:image/svg+xmlx,', undefined],
  ['javascript:alert(1)', undefined],
  ['http://cdn.example.com/a.png', undefined],
  ['https://user:pass@cdn.example.com/a.png', undefined],
  ['//cdn.example.com/a.png', undefined],
  ['/\\cdn.example.com/a.png', undefined],
  ['/.//cdn.example.com/a.png', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (address, expected) => expect(safeImage(address)).toBe(expected));

it.each([
  ['/terms.html?v=1#eu', '/terms.html?v=1#eu'],
  ['https://example.com/terms', 'https://example.com/terms'],
  ['http://example.com/terms', undefined],
  ['//example.com/terms', undefined],
  ['terms.html', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AA==', undefined],
  [null, undefined],
])('as a document %s is %s', (address, expected) => expect(safeDocument(address)).toBe(expected));
