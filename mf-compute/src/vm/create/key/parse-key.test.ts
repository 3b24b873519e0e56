/** @jest-environment node */
import fc from 'fast-check';
import {
  bitLength,
  fingerprintOf,
  isKey,
  isPrivateKey,
  keyLines,
  keyProblem,
  parseKey,
  sentKey,
  toBase64,
} from './parse-key';
import { samples, shortRsa } from './samples';

const [{ line: KEY }] = samples;
const idOf = (text: string) => {
  const parsed = parseKey(text);
  return isKey(parsed) ? 'key' : parsed.id;
};

it.each(samples.map((sample) => [sample.line.split(' ')[0], sample] as const))(
  '%s is named as ssh-keygen names it',
  async (type, { line, bits, fingerprint }) => {
    const parsed = parseKey(`  ${line} \r`);
    if (!isKey(parsed)) throw new Error(parsed.id);
    expect(parsed).toMatchObject({ type, bits, comment: 'kadri@laptop', line });
    expect(await fingerprintOf(parsed.blob)).toBe(fingerprint);
  },
);

it.each<[string, string, string]>([
  ['without a comment', KEY.replace(' kadri@laptop', ''), 'key'],
  ['a comment of several words', `${KEY} at work`, 'key'],
  ['too short', shortRsa, 'key.short'],
  ['DSA', 'ssh-dss AAAAB3NzaC1kc3MAAACBAP', 'key.dsa'],
  ['a certificate', 'ssh-ed25519-cert-v01@openssh.com AAAA', 'key.certificate'],
  ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----\nabc', 'key.private'],
  ['a private key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519', 'key.private'],
  ['the public format of PuTTY', '---- BEGIN SSH2 PUBLIC KEY ----', 'key.ssh2'],
  ['another type inside', KEY.replace('ssh-ed25519 ', 'ssh-rsa '), 'key.broken'],
  ['no body', 'ssh-ed25519', 'key.broken'],
  ['no base64', 'ssh-ed25519 ????', 'key.broken'],
  ['options in front', `no-pty ${KEY}`, 'key.type'],
  ['nonsense', 'hello', 'key.type'],
])('%s', (_, text, expected) => expect(idOf(text)).toBe(expected));

it('is not taken in by a key that was cut off or has something behind it', () => {
  const [type = '', body = ''] = KEY.split(' ');
  const bytes = Uint8Array.from(atob(body), (char) => char.charCodeAt(0));
  fc.assert(
    fc.property(fc.nat({ max: bytes.length - 1 }), (length) => {
      expect(idOf(`${type} ${toBase64(bytes.subarray(0, length))}`)).toBe('key.broken');
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (more) => {
      expect(idOf(`${type} ${toBase64(Uint8Array.from([...bytes, ...more]))}`)).toBe('key.broken');
    }),
  );
});

it('never throws, whatever is pasted', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.base64String().map((body) => `ssh-rsa ${body}`),
      ),
      (text) => {
        const parsed = parseKey(text);
        expect(isKey(parsed) || typeof parsed.id === 'string').toBe(true);
        expect(keyProblem(text)?.id ?? 'none').toEqual(expect.any(String));
      },
    ),
  );
});

it('reads RSA keys of any size', () => {
  const part = (bytes: readonly number[]): number[] => [0, 0, bytes.length >> 8, bytes.length & 255, ...bytes];
  const name = [...'ssh-rsa'].map((char) => char.charCodeAt(0));
  fc.assert(
    fc.property(fc.integer({ min: 256, max: 512 }), fc.integer({ min: 1, max: 255 }), (size, first) => {
      const modulus = [0, first, ...Array.from({ length: size - 1 }, () => 7)];
      const blob = Uint8Array.from([...part(name), ...part([1, 0, 1]), ...part(modulus)]);
      const parsed = parseKey(`ssh-rsa ${toBase64(blob)}`);
      const bits = bitLength(Uint8Array.from(modulus));
      expect(isKey(parsed) ? parsed.bits : parsed.values?.['bits']).toBe(bits);
      expect(isKey(parsed)).toBe(bits >= 2048);
    }),
  );
});

it('takes one key of a text with remarks, and says how many there are', () => {
  expect(keyLines(`# work\n\n${KEY}\r\n`)).toEqual([KEY]);
  expect(keyProblem(`# work\n${KEY}\n`)).toBeUndefined();
  expect(sentKey(`# work\n${KEY}\n`)).toBe(KEY);
  expect(keyProblem(`${KEY}\n${samples[2].line}`)).toEqual({ id: 'key.several', values: { n: 2 } });
  expect(keyProblem('# only a remark')?.id).toBe('field.required');
});

it('does not take the pieces of one key for several', () => {
  const [type = '', body = '', comment = ''] = samples[2].line.split(' ');
  const pieces = body.match(/.{1,40}/g) ?? [];
  expect(keyProblem(`${type} ${pieces.join('\n')} ${comment}`)).toEqual({ id: 'key.broken' });
  expect(keyProblem(`${type}\n${body}`)).toEqual({ id: 'key.broken' });
  expect(keyProblem(`-----BEGIN PUBLIC KEY-----\n${pieces.join('\n')}\n-----END PUBLIC KEY-----`)).toEqual({
    id: 'key.type',
  });
});

it('knows a private key anywhere in a text', () => {
  expect(isPrivateKey(`${KEY}\n-----BEGIN RSA PRIVATE KEY-----\nx`)).toBe(true);
  expect(isPrivateKey(KEY)).toBe(false);
});
