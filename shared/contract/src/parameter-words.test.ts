import { parameterWords } from './parameter-words';

it.each([
  ['name', 'name'],
  ['billing_account_id', 'billing account'],
  ['reserve_public_ip', 'reserve public ip'],
  ['targets[0].target_uuid', 'target'],
  ['rules.2.source_port', 'source port'],
  ['disks[1]', 'disks'],
  ['packageId', 'package'],
  ['_id', 'id'],
  ['uuid', 'uuid'],
])('%s is %s', (path, words) => {
  expect(parameterWords(path)).toBe(words);
});
