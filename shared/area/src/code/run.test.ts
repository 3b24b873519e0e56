/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { responseMark, call, codeRequest, configureApi, readMark, signIn, type CodeRequest } from '@console/api';
import { setBucketCors } from '@console/contract/bucket-cors';
import { createCard } from '@console/contract/card-write';
import { unassignIpAddress } from '@console/contract/ip-address-change';
import { createLoadBalancer } from '@console/contract/load-balancer-change';
import { createNetwork } from '@console/contract/network-change';
import { createS3Key } from '@console/contract/s3-key-change';
import { listVms } from '@console/contract/vm';
import { createVm, deleteVm, updateVm } from '@console/contract/vm-change';
import { toggleVmBackup } from '@console/contract/vm-backup';
import { addVmSubinterface } from '@console/contract/vm-interface';
import { changeVmPassword } from '@console/contract/vm-user';
import { describeWith } from '../testing/commands';
import { startRecordingServer, type SeenRequest } from '../testing/recording-server';
import type { CodeLanguage } from './languages';
import { makeProgram } from './program';

const KEY = 'customer'.padEnd(32, '0');
const NOTHING = '00000000-0000-4000-8000-000000000000';
const PASSWORD = 'Pa$$"w\'örd`\\d 1!';
const CARD_TOKEN = 'tok_"\\\'$x\u{1F600}';

const CLOUD_INIT = `#cloud-config
# it's "quoted", $HOME \`id\` \\n and õ日🏴󠁧󠁢󠁷󠁬󠁳󠁿
runcmd:\t
  - [ sh, -c, 'echo "$((1+1))" > /tmp/x & \\
      true' ]\r
`;

const machine = {
  location: 'tll',
  name: 'code-view',
  os_name: 'ubuntu',
  os_version: '24.04-lts',
  vcpu: 1,
  ram: 1024,
  disks: 20,
  billing_account_id: 1_048_001,
  username: 'deploy',
  password: PASSWORD,
};

interface Example {
  readonly title: string;
  readonly requests: readonly CodeRequest[];
  readonly isRefused?: true;
}

const examples: readonly Example[] = [
  {
    title: 'a form with every sign, a key that comes again and a secret',
    requests: [
      codeRequest(createVm, {
        ...machine,
        description: 'a=b&c+d %41 ~*-._!()',
        disks: [20, 40],
        cloud_init: CLOUD_INIT,
        public_key: undefined,
      }),
    ],
  },
  {
    title: 'two requests, the second about what the first has made',
    requests: [codeRequest(createVm, machine), codeRequest(toggleVmBackup, { location: 'tll', uuid: responseMark(0) })],
  },
  {
    title: 'several pairs of requests, and one on its own',
    requests: [
      codeRequest(createVm, machine),
      codeRequest(updateVm, { location: 'tll', uuid: responseMark(0), name: 'code-view-2' }),
      codeRequest(createVm, { ...machine, location: 'jhv' }),
      codeRequest(updateVm, { location: 'jhv', uuid: responseMark(2), name: 'code-view-3' }),
      codeRequest(listVms, { location: 'tll' }),
    ],
  },
  {
    title: 'a JSON body with lists in it',
    requests: [
      codeRequest(createLoadBalancer, {
        location: 'tll',
        billing_account_id: 1_048_001,
        display_name: 'it\'s "\\ $x\n\u{2028}\u{1B}[1m õ日',
        rules: [{ source_port: 80, target_port: 8080, settings: { session_persistence: 'SOURCE_IP' } }],
        targets: [],
        reserve_public_ip: false,
      }),
    ],
  },
  {
    title: 'a JSON body with a secret',
    requests: [
      codeRequest(createCard, {
        billing_account_id: 1_048_001,
        token: CARD_TOKEN,
        processor_keyword: 'stripe_creditcard',
      }),
    ],
    isRefused: true,
  },
  {
    title: 'an empty JSON body',
    requests: [codeRequest(unassignIpAddress, { location: 'tll', address: '203.0.113.250' })],
    isRefused: true,
  },
  {
    title: 'DELETE with a form',
    requests: [codeRequest(deleteVm, { location: 'tll', uuid: NOTHING })],
    isRefused: true,
  },
  {
    title: 'PATCH with a secret',
    requests: [codeRequest(changeVmPassword, { location: 'tll', uuid: NOTHING, username: 'root', password: PASSWORD })],
    isRefused: true,
  },
  { title: 'an empty form', requests: [codeRequest(createS3Key, {})] },
  {
    title: 'POST without a body, with a query',
    requests: [codeRequest(createNetwork, { location: 'tll', name: "a b&c='d'+%õ!*()~" })],
  },
  {
    title: 'a path and a query that need an earlier answer',
    requests: [
      codeRequest(createNetwork, { location: 'tll', name: 'lab' }),
      codeRequest(addVmSubinterface, {
        location: 'tll',
        uuid: NOTHING,
        if_uuid: responseMark(0),
        network_uuid: responseMark(0),
        vlan_tag: 7,
      }),
    ],
    isRefused: true,
  },
  { title: 'GET with a query', requests: [codeRequest(listVms, { location: 'tll', billing_account_id: 1_048_001 })] },
  {
    title: 'an answer that is no JSON',
    requests: [codeRequest(setBucketCors, { name: 'none-such', allowed_origin: 'https://x.example' })],
    isRefused: true,
  },
  {
    title: 'a path with signs',
    requests: [codeRequest(deleteVm, { location: "t/l l?#'õ", uuid: NOTHING })],
    isRefused: true,
  },
];

const runners = [
  { language: 'curl', command: 'sh', needs: ['curl', 'jq'] },
  { language: 'curl', command: 'bash', needs: ['bash', 'curl', 'jq'] },
  { language: 'node', command: process.execPath, needs: [] },
  { language: 'python', command: 'python3', needs: ['python3'] },
] as const;

let server: Awaited<ReturnType<typeof startRecordingServer>>;
let folder: string;
beforeAll(async () => {
  // The client looks there for answers that the page has asked for early.
  Object.assign(globalThis, { window: globalThis });
  server = await startRecordingServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'code-'));
  configureApi({ baseUrl: server.address });
  signIn(KEY);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the client itself sends for the requests, one after the other. */
async function sentByClient(requests: readonly CodeRequest[]): Promise<readonly SeenRequest[]> {
  const responses: Record<string, unknown>[] = [];
  for (const { endpoint, params } of requests) {
    const known = Object.entries(params).map(([name, value]) => {
      const mark = typeof value === 'string' ? readMark(value) : undefined;
      return [name, mark?.kind === 'response' ? responses[mark.step]?.[mark.field] : value];
    });
    const response: unknown = await call(endpoint, Object.fromEntries(known)).catch(() => undefined);
    responses.push({ ...(typeof response === 'object' ? response : {}) });
  }
  return server.take();
}

/** The same requests whatever uuids the sandbox has given. */
const withoutUuids = (seen: readonly SeenRequest[]): unknown => {
  const uuids: string[] = [];
  const text = JSON.stringify(seen).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (uuid) => {
    if (!uuids.includes(uuid)) uuids.push(uuid);
    return `uuid ${uuids.indexOf(uuid)}`;
  });
  return JSON.parse(text);
};

const SECRETS = { TOKEN: KEY, VM_PASSWORD: PASSWORD, CARD_TOKEN };

async function run(
  command: string,
  language: CodeLanguage,
  requests: readonly CodeRequest[],
  secrets: Record<string, string> = SECRETS,
) {
  const program = makeProgram(language, requests, server.address);
  const file = path.join(folder, program.fileName);
  await writeFile(file, program.text);
  const env = { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...secrets };
  const done = await promisify(execFile)(command, [file], { env, timeout: 20_000 }).then(
    ({ stdout }) => ({ stdout, isFailed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout: stdout + stderr, isFailed: true }),
  );
  return { program, ...done, seen: server.take() };
}

for (const { language, command, needs } of runners)
  describeWith(needs, `${language}, run by ${path.basename(command)}`, () => {
    it.each(examples)('$title', async ({ requests, isRefused = false }) => {
      const { program, stdout, isFailed, seen } = await run(command, language, requests);
      expect(seen).toHaveLength(requests.length);
      expect(withoutUuids(seen)).toEqual(withoutUuids(await sentByClient(requests)));
      // To curl a refusal is a response; the others end with it. All of them show it.
      expect(isFailed).toBe(isRefused && language !== 'curl');
      expect(stdout.trim()).not.toBe('');
      for (const secret of [KEY, PASSWORD, CARD_TOKEN]) expect(program.text).not.toContain(secret);
    });

    it('stops when what the next request needs is not answered', async () => {
      const { seen, stdout } = await run(command, language, [
        codeRequest(createVm, { ...machine, os_name: 'none-such' }),
        codeRequest(toggleVmBackup, { location: 'tll', uuid: responseMark(0) }),
      ]);
      expect(seen).toHaveLength(1);
      expect(stdout).toMatch(/message|errors/);
    });

    it('asks nothing without the variables', async () => {
      const { seen, isFailed } = await run(
        command,
        language,
        [codeRequest(changeVmPassword, { location: 'tll', uuid: NOTHING, username: 'root', password: PASSWORD })],
        {},
      );
      expect(seen).toEqual([]);
      expect(isFailed).toBe(true);
    });
  });
