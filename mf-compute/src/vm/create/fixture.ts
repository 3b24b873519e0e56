import { resolveOrder, type VmOrder } from './order';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

/** A small site to choose from; for tests. */
export const choices: VmChoices = {
  locations: [
    { slug: 'jkt01', display_name: 'Jakarta', country_code: 'idn', create_resource_disabled: true, is_preferred: true },
    { slug: 'jhv', display_name: 'Jõhvi', country_code: 'est' },
    { slug: 'tll', display_name: 'Tallinn', country_code: 'est', is_default: true },
  ],
  images: [
    {
      os_name: 'ubuntu',
      display_name: 'Ubuntu',
      ui_position: 1,
      is_default: true,
      versions: [
        { os_version: '24.04-lts', display_name: '24.04 LTS' },
        { os_version: '18.04', published: false },
      ],
    },
    {
      os_name: 'windows',
      display_name: 'Windows Server',
      ui_position: 2,
      license_type: 'WINDOWS_SERVER',
      versions: [{ os_version: '2022' }, { os_version: '2019' }],
    },
    {
      os_name: 'wordpress',
      display_name: 'WordPress',
      ui_position: 3,
      is_app_catalog: true,
      versions: [{ os_version: '6.8' }],
    },
  ],
  parameters: [
    {
      parameter: 'name',
      expression: '^[0-9a-zA-Z][-0-9a-zA-Z]{2,}[0-9a-zA-Z]$',
      description: 'At least 4 letters, digits and hyphens',
    },
    { parameter: 'username', expression: '^[a-zA-Z_][0-9a-zA-Z_-]{0,29}$' },
    { parameter: 'password', expression: '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,}$' },
    { parameter: 'public_key', expression: '^(ssh-rsa|ssh-ed25519) [A-Za-z0-9+/]{40,}={0,3}( .*)?$' },
    { parameter: 'vcpu', min: 1, max: 32, limited_by: 'os_name', limits: [{ value: 'windows', min: 2, max: 32 }] },
    {
      parameter: 'ram',
      min: 512,
      max: 131_072,
      limited_by: 'os_name',
      limits: [{ value: 'windows', min: 2048, max: 131_072 }],
    },
    { parameter: 'disks', min: 20, max: 1000 },
  ],
  packages: [
    { cpu: 1, ram: 1, ssd: 20, os: ['other', 'win'], default: [], disabled: ['win'], notice: 'Windows needs more' },
    { cpu: 2, ram: 1, ssd: 20, os: ['other', 'win'], default: [], disabled: [] },
    { cpu: 2, ram: 2, ssd: 50, os: ['other'], default: ['other'], disabled: [] },
    { cpu: 4, ram: 4, ssd: 80, os: ['other', 'win'], default: ['win'], disabled: [] },
  ],
  pools: [
    { location: 'tll', uuid: 'pool-2', name: 'Fast', ui_position: 2, guest_limits: { cpu: { min: 2, max: 4 } } },
    {
      location: 'tll',
      uuid: 'pool-1',
      name: 'General',
      is_default_designated: true,
      ui_position: 1,
      guest_limits: { cpu: { min: 1, max: 16 }, ram_mb: { min: 512, max: 65_536 }, disk_gb: { min: 20, max: 1000 } },
    },
    { location: 'tll', uuid: 'pool-3', name: 'Reserved', is_visible: false },
    { location: 'jhv', uuid: 'pool-j1', name: 'General', is_default_designated: true, ui_position: 1 },
    { location: 'jhv', uuid: 'pool-j2', name: 'Fast', ui_position: 2, guest_limits: { cpu: { min: 2, max: 8 } } },
  ],
  networks: [
    { location: 'tll', uuid: 'net-1', name: 'default', is_default: true, vm_uuids: [] },
    { location: 'tll', uuid: 'net-2', name: 'shop-backend', vm_uuids: [] },
  ],
  accounts: [
    { id: 1, title: 'Main', is_default: true, restriction_level: 'CLEAR' },
    { id: 2, title: 'New', restriction_level: 'LIMITED' },
    { id: 3, title: 'Old', restriction_level: 'FROZEN' },
  ],
  limitedAccount: { vcpu: 1, ram_mb: 2048 },
  machines: [
    {
      location: 'tll',
      uuid: 'vm-1',
      name: 'shop-01',
      status: 'running',
      vcpu: 1,
      memory: 1024,
      billing_account: 1,
      os_name: 'ubuntu',
      os_version: '24.04-lts',
      storage: [
        {
          uuid: 'disk-1',
          size: 60,
          primary: true,
          replica: [
            { uuid: 'copy-old', type: 'backup', created_at: new Date('2026-11-01T01:00:00Z') },
            { uuid: 'copy-new', type: 'snapshot', created_at: new Date('2026-11-20T12:00:00Z') },
          ],
        },
        { uuid: 'disk-2', name: 'vdb', size: 200, replica: [{ uuid: 'copy-data', type: 'backup' }] },
      ],
    },
    {
      location: 'jhv',
      uuid: 'vm-2',
      name: 'erp',
      status: 'stopped',
      vcpu: 4,
      memory: 8192,
      billing_account: 1,
      os_name: 'windows',
      os_version: '2022',
      license_type: 'WINDOWS_SERVER',
      storage: [{ uuid: 'disk-3', size: 120, primary: true, replica: [] }],
    },
    {
      location: 'tll',
      uuid: 'vm-3',
      name: 'new-01',
      status: 'creating',
      vcpu: 1,
      memory: 1024,
      storage: [],
    },
  ],
  areMachinesRead: true,
  services: [],
  isTokenBound: false,
  offersApps: true,
  offersIps: true,
  offersNetworks: true,
};

/** A form that can be sent. */
export const filled: VmValues = {
  location: 'tll',
  pool: '',
  origin: 'system',
  osName: 'ubuntu',
  osVersion: '24.04-lts',
  sourceVm: '',
  sourceReplica: '',
  sourceDisk: '',
  packageId: '2/2/50',
  vcpu: 2,
  memoryGb: 2,
  diskGb: 50,
  addedDisks: [],
  network: '',
  publicIp: true,
  username: 'deploy',
  signIn: 'password',
  password: 'Sandbox-2026',
  publicKey: '',
  cloudInit: '',
  backup: false,
  name: 'web-01',
  description: '',
  count: 1,
  spread: [],
  account: '1',
};

/** The filled-in form with other values, or other choices, resolved. */
export const orderOf = (change: Partial<VmValues> = {}, more: Partial<VmChoices> = {}): VmOrder =>
  resolveOrder({ ...choices, ...more }, { ...filled, ...change });
