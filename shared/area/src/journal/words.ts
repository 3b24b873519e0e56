import { getFormat, type TextValues } from '@console/ui';
import type { JournalEntry, JournalValue } from './entry';
import { isTextId, text, type JournalTextId } from './texts';

type Details = JournalEntry['details'];

const MB_PER_GB = 1024;

/** Which text says what a call did, where its parameters decide it. */
const VARIANTS: Readonly<Record<string, (details: Details) => string | undefined>> = {
  updateVm: ({ vcpu, ram }) => (vcpu === undefined && ram === undefined ? undefined : 'resize'),
  stopVm: ({ force }) => (force === true ? 'force' : undefined),
  toggleVmBackup: ({ backup }) => (backup === undefined ? undefined : backup === true ? 'on' : 'off'),
  reinstallVm: ({ os_name }) => (os_name === undefined ? undefined : 'os'),
  createIpAddress: ({ address }) => (address === undefined ? undefined : 'address'),
  updateIpAddress: ({ name }) => (name === undefined ? undefined : 'name'),
};

function textId({ endpoint, details }: JournalEntry): JournalTextId {
  const variant = VARIANTS[endpoint]?.(details);
  const id = variant === undefined ? `call.${endpoint}` : `call.${endpoint}.${variant}`;
  return isTextId(id) ? id : 'call.other';
}

function size({ vcpu, ram }: Details): string {
  const memory = ram === undefined ? [] : [getFormat().number(Number(ram) / MB_PER_GB, { digits: 1, unit: 'GB' })];
  return [...(vcpu === undefined ? [] : [`${vcpu}\u{A0}vCPU`]), ...memory].join(', ');
}

const shown = (value: JournalValue | undefined): string => (value === undefined ? '?' : String(value));

/** Parameters that a text may name. */
const NAMES = [
  'address',
  'allowed_origin',
  'billing_account_id',
  'display_name',
  'ip_address',
  'name',
  'size_gb',
  'source_port',
  'target_port',
  'type',
  'username',
  'vlan_tag',
];

/** What a call has done, in a few words; of one that has not succeeded what it should have done. */
export function wordsOf(entry: JournalEntry): string {
  const { details, endpoint, outcome } = entry;
  const values: TextValues = {
    ...Object.fromEntries(NAMES.map((name) => [name, shown(details[name])])),
    did: outcome === 'ok' ? 'yes' : 'no',
    call: endpoint,
    size: size(details),
    os: [details['os_name'], details['os_version']].filter((part) => part !== undefined).join(' '),
    amount: details['amount'] === undefined ? '?' : getFormat().money(String(details['amount'])),
  };
  return text(textId(entry), values);
}
