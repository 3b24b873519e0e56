import { parseCorrelationId } from './correlation-id';

it.each([
  ['resource-7c1f9a', { component: 'resource', suffix: '7c1f9a' }],
  ['user.resource-7c1f-9a', { component: 'user.resource', suffix: '7c1f-9a' }],
  ['storage_2-41ba2e', { component: 'storage_2', suffix: '41ba2e' }],
  ['a3bb189e-8bf9-3888-9912-ace4e6543002', undefined],
  ['nodash', undefined],
  ['-suffix', undefined],
  ['component-', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s', (id, expected) => expect(parseCorrelationId(id)).toEqual(expected));
