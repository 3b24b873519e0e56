import { dots, formSpans, joined, maskedPieces } from './masked';
import { PrivateValues } from './values';

const EURO = formSpans(['en', 'et-EE'], 'EUR');
const RUPIAH = formSpans(['en', 'id-ID'], 'IDR');

const shown = (text: string, spans: (text: string) => readonly { from: number; to: number }[]): string =>
  maskedPieces([text], joined(spans(text)))[0] ?? '';

it.each([
  ['web-1 has 185.14.20.7 and 10.0.0.0/24', 'web-1 has •••••••••••• and ••••••••/24'],
  ['2a01:4f8::1', '••••••••••••'],
  ['2001:db8:0:0:0:0:0:1', '••••••••••••••••••••••••'],
  ['00:16:3e:5e:6c:00', '••••••••••••••••••••••••'],
  ['anna@nordlicht.example wrote', '•••••••••••••••••••••••• wrote'],
  ['id 6f9619ff-8b86-4d01-b42d-00cf4fc964ff.', 'id ••••••••••••••••••••••••••••••••••••.'],
  ['+372 5555 0114', '••••••••••••••••'],
  ['Visa •••• 4242', 'Visa •••• ••••'],
  ['€1,234.50 a month', '€•••••••• a month'],
  ['−€3.20', '−€••••'],
  ['1 234,50 €', '•••••••• €'],
  ['€1.2K', '€••••K'],
  ['November 2026 €580.33, of €1', 'November 2026 €••••••••, of €••••'],
  ['2026 €', '•••• €'],
  ['3 of 12,50 € 2', '3 of •••••••• € ••••'],
])('%s', (text, masked) => expect(shown(text, EURO)).toBe(masked));

it.each([
  ['Rp 25 jt', 'Rp •••• jt'],
  ['Rp 1.234.567', 'Rp ••••••••••••'],
])('%s', (text, masked) => expect(shown(text, RUPIAH)).toBe(masked));

it.each(['12:30', '21 Nov 2026, 12:30:59', '4 vCPU, 8 GB', 'Ubuntu 24.04', '10,000 machines', '99.9 %', 'eu-north-1'])(
  'leaves %s',
  (text) => expect(shown(text, EURO)).toBe(text),
);

it('says no more of a length than its class', () => {
  expect([1, 4, 5, 8, 30, 100].map((length) => dots(length).length)).toEqual([4, 4, 8, 8, 36, 48]);
});

it('masks what stands in several pieces', () => {
  expect(maskedPieces(['Stop ', 'we', 'b-01', ' now'], [{ from: 5, to: 11 }])).toEqual([
    'Stop ',
    '••••••••',
    '',
    ' now',
  ]);
});

describe('values of the server', () => {
  const values = new PrivateValues();
  values.addFrom([
    { name: 'web', description: 'first line\nsecond line', status: 'running', uuid: 'not-a-uuid', vcpu: 4 },
    { name: 'web-main-01', whitelist_addresses: ['office'], storage: [{ name: 'Data disk', size: 20 }] },
    { name: 'ubuntu', title: 'Õunapuu & Pojad OÜ', id: 1_048_001, account_snapshot: '{"customer_name":"Kadri Tamm"}' },
    { path: ['photos/anna.jpg', 'letters/'] },
    { name: 'a', spec: { title: 'Big server' } },
  ]);
  values.addFrom([{ city: 'Tallinn' }]);
  values.addFrom([{ display_name: 'Tallinn' }], 'listLocations');
  values.addFrom([{ description: 'Top-up' }, { description: 'Floating IP web7' }], 'listCredit');
  const masked = (text: string): string => shown(text, (line) => values.spans(line));

  it.each([
    ['Delete web-main-01?', 'Delete ••••••••••••?'],
    ['web, WEB and web-2', '••••, •••• and ••••-2'],
    ['second line', '••••••••••••'],
    ['office: not-a-uuid', '••••••••: ••••••••••••'],
    ['Account 1048001', 'Account ••••••••'],
    ['Õunapuu & Pojad OÜ owes', '•••••••••••••••••••••••• owes'],
    ['by Kadri Tamm', 'by ••••••••••••'],
    ['ubuntu', '••••••••'],
    ['Floating IP web7', '••••••••••••••••'],
    [' a ', ' •••• '],
    ['photos/anna.jpg, letters', '••••••••/••••••••, ••••••••'],
  ])('%s', (text, result) => expect(masked(text)).toBe(result));

  it.each([
    'Website',
    'running',
    'Ubuntu 24.04',
    'a machine',
    'Tallinn',
    'Big server',
    '4',
    'automatic top-up',
    '20 GB',
  ])('leaves %s', (text) => expect(masked(text)).toBe(text));

  it('has the page read anew for what turns out to be public, too', () => {
    const late = new PrivateValues();
    late.addFrom([{ city: 'Tartu' }]);
    const { count } = late;
    late.addFrom([{ display_name: 'Tartu' }], 'listLocations');
    expect(late.count).toBeGreaterThan(count);
    expect(shown('Tartu', (line) => late.spans(line))).toBe('Tartu');
  });

  it('follows what is typed, and forgets it with the next letter', () => {
    const field = {};
    values.setTyped(field, 'shop-f');
    expect(masked('Create shop-f')).toBe('Create ••••••••');
    values.setTyped(field, 'shop-front');
    expect(masked('shop-f, shop-front')).toBe('shop-f, ••••••••••••');
    values.setTyped(field, '');
    expect(masked('shop-front')).toBe('shop-front');
  });
});
