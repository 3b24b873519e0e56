import { bucketAddress } from './address';

it.each<[endpoint: string, pathStyle: boolean, expected: string | undefined]>([
  ['https://s3.example.com:8080/', true, 'https://s3.example.com:8080/dumps'],
  ['https://s3.example.com:8080', true, 'https://s3.example.com:8080/dumps'],
  ['https://s3.example.com:8080/', false, 'https://dumps.s3.example.com:8080'],
  ['http://localhost:8081/', true, 'http://localhost:8081/dumps'],
  ['https://example.com/s3/', true, 'https://example.com/s3/dumps'],
  ['s3', true, undefined],
])('%s, path style %s', (endpoint, pathStyle, expected) => {
  expect(bucketAddress(endpoint, 'dumps', pathStyle)).toBe(expected);
});
