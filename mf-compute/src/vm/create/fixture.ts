import type { VmChoices, VmValues } from './values';

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
    { uuid: 'pool-2', name: 'Fast', guest_limits: { cpu: { min: 2, max: 4 } } },
    {
      uuid: 'pool-1',
      name: 'General',
      is_default_designated: true,
      guest_limits: { cpu: { min: 1, max: 16 }, ram_mb: { min: 512, max: 65_536 }, disk_gb: { min: 20, max: 1000 } },
    },
  ],
  networks: [
    { uuid: 'net-1', name: 'default', is_default: true, vm_uuids: [] },
    { uuid: 'net-2', name: 'shop-backend', vm_uuids: [] },
  ],
  accounts: [
    { id: 1, title: 'Main', is_default: true, restriction_level: 'CLEAR' },
    { id: 2, title: 'New', restriction_level: 'LIMITED' },
    { id: 3, title: 'Old', restriction_level: 'FROZEN' },
  ],
  limitedAccount: { vcpu: 1, ram_mb: 2048 },
  offersApps: true,
  offersIps: true,
};

/** A form that can be sent. */
export const filled: VmValues = {
  location: 'tll',
  catalogue: 'system',
  osName: 'ubuntu',
  osVersion: '24.04-lts',
  packageId: '2/2/50',
  vcpu: 2,
  memoryGb: 2,
  diskGb: 50,
  network: '',
  publicIp: true,
  username: 'deploy',
  signIn: 'password',
  password: 'Sandbox-2026',
  publicKey: '',
  name: 'web-01',
  account: '1',
};
