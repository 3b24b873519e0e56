import { copyCommand, deleteCommand, metadataCommand } from '../object/parts/object-commands';
import { curlCommand } from './curl-command';

const place = { endpoint: 'https://s3.example', pathStyle: true, bucket: 'photos' };
const START =
  'curl --fail-with-body --aws-sigv4 aws:amz:us-east-1:s3 --user "${AWS_ACCESS_KEY_ID:?}:${AWS_SECRET_ACCESS_KEY:?}"';
const PAYLOAD = `--header 'x-amz-content-sha256: UNSIGNED-PAYLOAD'`;

it('signs with the keys of the environment, and quotes every name', () => {
  const { curl = [] } = deleteCommand('photos', "a b/it's.txt");
  expect(curlCommand(place, curl)).toBe(
    `${START} --request DELETE ${PAYLOAD} https://s3.example/photos/a%20b/it%27s.txt`,
  );
  const virtual = { ...place, pathStyle: false };
  const copy = copyCommand('photos', 'ä $(x)', 'b').curl ?? [];
  expect(curlCommand(virtual, copy)).toBe(
    `${START} --request PUT --header 'content-length: 0' ${PAYLOAD} --header 'x-amz-copy-source: /photos/%C3%A4%20%24%28x%29' https://photos.s3.example/b`,
  );
});

it('has no request for what no address can hold, no header can say, or curl cannot do', () => {
  expect(curlCommand(place, deleteCommand('photos', '..').curl ?? [])).toBeUndefined();
  expect(metadataCommand('photos', 'a', { contentType: 'täxt/plain' }).curl).toBeUndefined();
  expect(deleteCommand('photos', 'a/').curl).toBeUndefined();
});
