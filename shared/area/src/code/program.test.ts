/** @jest-environment node */
import { responseMark, codeRequest } from '@console/api';
import { createVm } from '@console/contract/vm-change';
import { toggleVmBackup } from '@console/contract/vm-backup';
import { changeVmPassword } from '@console/contract/vm-user';
import { exchangeAuthCallback } from '@console/contract/user';
import { codeLanguages } from './languages';
import { makeProgram } from './program';

const ADDRESS = 'https://console.example.com/api/v1';
const machine = { location: 'tll', uuid: 'x' };

it('writes curl as it is drawn', () => {
  const request = codeRequest(createVm, { location: 'tll', name: 'shop-web-green-01', vcpu: 2, ram: 4096, disks: 60 });
  expect(makeProgram('curl', [request], ADDRESS)).toMatchObject({
    text: `curl -X POST \\
  'https://console.example.com/api/v1/tll/user-resource/vm' \\
  -H "apikey: $TOKEN" \\
  -d name=shop-web-green-01 \\
  -d vcpu=2 \\
  -d ram=4096 \\
  -d disks=60
`,
    variables: ['TOKEN'],
    fileName: 'create-vm.sh',
  });
});

it('has variables for what a form has not got yet', () => {
  const unfinished = codeRequest(changeVmPassword, { uuid: 'x', location: '', username: 'root', password: '' });
  const { text, variables } = makeProgram('curl', [unfinished], ADDRESS);
  expect(text).toContain(`'https://console.example.com/api/v1/'"\${LOCATION:?}"'/user-resource/vm/user'`);
  expect(text).toContain('password="${VM_PASSWORD:?}"');
  expect(variables).toEqual(['TOKEN', 'LOCATION', 'VM_PASSWORD']);
});

it('needs no key where the call needs none, and prints no token', () => {
  const tokens = {
    access_token: 'SECRET',
    id_token: 'SECRET',
    scope: 'openid',
    expires_in: '1',
    token_type: 'Bearer',
    state: 's',
  };
  for (const language of codeLanguages) {
    const { text, variables } = makeProgram(language, [codeRequest(exchangeAuthCallback, tokens)], ADDRESS);
    expect(variables).toEqual(['ACCESS_TOKEN', 'ID_TOKEN']);
    expect(text).not.toMatch(/SECRET|apikey/);
  }
});

it('numbers answers only where there are several', () => {
  const create = codeRequest(createVm, { location: 'tll', name: 'web' });
  const backup = (step: number) => codeRequest(toggleVmBackup, { ...machine, uuid: responseMark(step) });
  const one = makeProgram('node', [create, backup(0)], ADDRESS).text;
  expect(one).toContain('const answer = JSON.parse(await send(');
  expect(one).toContain('uuid: answer.uuid');
  const two = makeProgram('python', [create, backup(0), create, backup(2)], ADDRESS).text;
  expect(two).toContain("'uuid': answer1['uuid']");
  expect(two).toContain("'uuid': answer2['uuid']");
});

it('shows nothing for no requests', () => {
  for (const language of codeLanguages) expect(makeProgram(language, [], ADDRESS).variables).toEqual([]);
});
