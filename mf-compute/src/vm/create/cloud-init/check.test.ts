/** @jest-environment node */
import fc from 'fast-check';
import { checkCloudInit, MOST_BYTES } from './check';
import { holdsSecret } from '../values';

const ids = (text: string) => checkCloudInit(text).findings.map(({ grade, id, line }) => [grade, id, line]);

it.each<[string, string, unknown[]]>([
  ['nothing', '  \n', []],
  ['a good text', '#cloud-config\npackages:\n  - nginx\n', []],
  ['a template', '## template: jinja\n#cloud-config\nruncmd: []\n', []],
  ['JSON', '{"packages": ["nginx"]}', []],
  ['no header', 'packages: [nginx]\n', [['warning', 'cloudInit.header', 1]]],
  ['a tab', '#cloud-config\npackages:\n\t- nginx\n', [['error', 'cloudInit.syntax', 3]]],
  ['a name twice', '#cloud-config\na: 1\nb: 2\na: 3\n', [['error', 'cloudInit.syntax', 4]]],
  ['a script', '#!/bin/sh\necho hello\n', [['error', 'cloudInit.notMap', undefined]]],
  ['a list', '- a\n- b\n', [['error', 'cloudInit.notMap', undefined]]],
  ['two documents', 'a: 1\n---\nb: 2\n', [['error', 'cloudInit.syntax', 2]]],
])('%s', (_, text, expected) => expect(ids(text)).toEqual(expected));

it('says where it is wrong', () => {
  const [finding] = checkCloudInit('#cloud-config\nwrite_files: [\n').findings;
  expect(finding).toMatchObject({ id: 'cloudInit.syntax', from: expect.any(Number), to: expect.any(Number) });
  expect(finding?.values?.['reason']).not.toMatch(/\n/);
});

it('refuses what is too large, in bytes', () => {
  const text = `#cloud-config\nnote: ${'õ'.repeat(MOST_BYTES / 2)}\n`;
  expect(ids(text)).toEqual([['error', 'cloudInit.size', undefined]]);
  expect(ids('#cloud-config\nnote: short\n')).toEqual([]);
});

it.each([
  ['users:\n  - name: ann\n', true],
  ['users: [default]\n', true],
  ['users: []\n', false],
  ['users:\n', false],
  ['packages: [users]\n', false],
])('%j makes users: %s', (text, expected) => expect(checkCloudInit(text).hasUsers).toBe(expected));

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(checkCloudInit(text).findings).toEqual(expect.any(Array));
    }),
  );
});

it.each([
  ['password: x', true],
  ['users:\n  - name: a\n    passwd: $6$x', true],
  ['chpasswd:\n  expire: false', true],
  ['write_files:\n  - content: |\n      -----BEGIN PRIVATE KEY-----', true],
  ['users:\n  - name: a\n    lock_passwd: true', false],
  ['packages: [nginx]', false],
])('%j holds a secret: %s', (text, expected) => expect(holdsSecret(text)).toBe(expected));
