import fc from 'fast-check';
import { toolConfig, tools, type ToolTarget } from './tool-config';

const target: ToolTarget = {
  endpoint: 'https://s3.example.com:8443/',
  isPathStyle: true,
  accessKey: 'AKIA1',
  secretKey: 's3/cr+t',
  bucket: 'photos',
};
const content = (tool: (typeof tools)[number], more: Partial<ToolTarget> = {}) =>
  toolConfig(tool, { ...target, ...more })?.content;

it('gives the AWS CLI endpoint, keys and path style', () => {
  expect(content('aws')).toBe(
    [
      '[profile storage]',
      'aws_access_key_id = AKIA1',
      'aws_secret_access_key = s3/cr+t',
      'region = us-east-1',
      'endpoint_url = https://s3.example.com:8443',
      's3 =',
      '    addressing_style = path',
    ].join('\n'),
  );
  expect(toolConfig('aws', target)?.command).toBe('aws --profile storage s3 ls s3://photos');
  expect(toolConfig('aws', { ...target, bucket: undefined })?.command).toBe('aws --profile storage s3 ls');
});

it('says for each tool whether the bucket stands in the path', () => {
  const host = { isPathStyle: false };
  expect(content('aws', host)).toContain('addressing_style = virtual');
  expect(content('rclone')).toContain('force_path_style = true');
  expect(content('rclone', host)).toContain('force_path_style = false');
  expect(content('s3cmd')).toContain('host_bucket = s3.example.com:8443\n');
  expect(content('s3cmd', host)).toContain('host_bucket = %(bucket)s.s3.example.com:8443\n');
  expect(content('boto3')).toContain('"addressing_style": "path"');
  expect(content('boto3', host)).toContain('"addressing_style": "virtual"');
});

it('does without TLS where the endpoint does', () => {
  expect(content('s3cmd', { endpoint: 'http://localhost:9001/' })).toContain('use_https = False');
  expect(content('s3cmd')).toContain('use_https = True');
});

it('has nothing where the endpoint is no address', () => {
  for (const tool of tools) expect(toolConfig(tool, { ...target, endpoint: '' })).toBeUndefined();
});

it('never gets a line more from what a server says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tools), fc.string(), fc.string(), (tool, accessKey, secretKey) => {
      const given = content(tool, { accessKey: `a${accessKey}`, secretKey: `s${secretKey}` });
      expect(given?.split(/[\n\r\u2028\u2029\v\f]/)).toHaveLength(content(tool)?.split('\n').length ?? 0);
    }),
  );
});
