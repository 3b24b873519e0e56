import { namedCreations } from './creations';

const kind = (type: string, create: string, named = true) => ({ type, create, named });
const kinds = [
  kind('virtual_machine', '/compute/create'),
  kind('vpc', '/network/create/vpc'),
  kind('load_balancer', '/network/create/load_balancer'),
  kind('ip_address', '/network/create/ip_address', false),
];
const words = { verbs: 'create new', before: 'named called' };
const found = (text: string): string[] => namedCreations(text, kinds, words).map(({ to }) => to);

it.each([
  ['create vm web-3', '/compute/create?name=web-3'],
  ['Create Virtual Machine named web-3', '/compute/create?name=web-3'],
  ['new machine web-3', '/compute/create?name=web-3'],
  ['vm web-3', '/compute/create?name=web-3'],
  ['create load balancer called lb-1', '/network/create/load_balancer?name=lb-1'],
  ['create lb a&b=c', '/network/create/load_balancer?name=a%26b%3Dc'],
  ['create vpc Back office', '/network/create/vpc?name=Back+office'],
])('%s leads to %s', (text, to) => expect(found(text)).toEqual([to]));

it('offers a name alone to every kind that takes one', () => {
  expect(found('web-3')).toEqual([
    '/compute/create?name=web-3',
    '/network/create/vpc?name=web-3',
    '/network/create/load_balancer?name=web-3',
  ]);
  expect(found('create web-3')).toEqual(found('web-3'));
});

it('takes no address, no sentence and no kind for a name, nor names what has none', () => {
  const texts = ['', ' ', 'create', 'create vm', 'machine', '203.0.113.31', '02:00:5e', 'nothing is called this'];
  expect([...texts, 'create floating ip web-3'].flatMap(found)).toEqual([]);
});
