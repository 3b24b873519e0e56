import { endpoints, type EndpointName } from '@console/contract/endpoints';
import { type FeatureSwitch, featureSwitches, type SiteConfig } from '@console/contract/site-config';
import type { Reader } from './reader';
import { withoutSecrets } from './redaction';
import type { CallReport } from './report';

interface SwitchCalls {
  /** Without these there is nothing of it. */
  readonly needs: readonly EndpointName[];
  /** What is missing of these is missing in a place of its own. */
  readonly uses?: readonly EndpointName[];
  /** Where nothing that can be read tells: why. */
  readonly untold?: string;
  /** What only the content of a response tells: there may be nothing to offer. */
  readonly isOffered?: (reader: Reader) => Promise<boolean>;
}

/** The calls that a switch brings into the console. Those that all screens need stand nowhere. */
const callsOfSwitch: Readonly<Record<FeatureSwitch, SwitchCalls>> = {
  vmsEnabled: {
    needs: ['listVms', 'listVmImages', 'listVmParameters'],
    uses: ['getVm', 'listHostPools', 'listVmReplicas', 'listVmInterfaces'],
  },
  vmAppsEnabled: {
    needs: ['listVmImages'],
    isOffered: async ({ read }) =>
      ((await read(endpoints.listVmImages, {})) ?? []).some(({ is_app_catalog }) => is_app_catalog === true),
  },
  servicesEnabled: {
    needs: ['listServices', 'listServiceImages'],
    uses: ['getServiceSecrets', 'listServiceWhitelist'],
  },
  kubernetesEnabled: {
    needs: ['listServices', 'listServiceImages'],
    isOffered: async ({ read }) =>
      ((await read(endpoints.listServiceImages, {})) ?? []).some(({ service_name }) => service_name === 'kubernetes'),
  },
  storageEnabled: { needs: ['listBuckets', 'getS3Endpoint', 'listS3Keys'], uses: ['getBucket', 'getS3User'] },
  loadBalancerEnabled: { needs: ['listLoadBalancers'], uses: ['getLoadBalancer'] },
  privateNetworksEnabled: { needs: ['listNetworks'], uses: ['getNetwork'] },
  ipsEnabled: { needs: ['listIpAddresses'], uses: ['getIpAddress'] },
  bareMetalEnabled: { needs: ['listMetalOs', 'listMetalSpecs', 'listMetalLeases'] },
  mfaAvailable: { needs: ['getMfaStatus'] },
  recurringPaymentsEnabled: { needs: [], untold: 'only calls that write tell' },
  referralCodeEnabled: { needs: [], untold: 'only calls that write tell' },
  chatEnabled: { needs: [], untold: 'chat is not the API’s own' },
};

export interface SwitchReport {
  readonly name: FeatureSwitch;
  /** What the API's own configuration says; undefined where it can not be read. */
  readonly now: boolean | undefined;
  /** Whether it can be on: undefined where nothing that can be read tells. */
  readonly can: boolean | undefined;
  readonly reason: string;
}

async function judge(name: FeatureSwitch, calls: ReadonlyMap<string, CallReport>, reader: Reader) {
  const { needs, untold, isOffered } = callsOfSwitch[name];
  if (untold !== undefined) return { can: undefined, reason: `not known: ${untold}` };
  const needed = needs.flatMap((call) => calls.get(call) ?? []);
  const broken = needed.find(({ state }) => state === 'broken');
  if (broken) return { can: false, reason: `${broken.call}: ${broken.differences[0]?.what ?? ''}` };
  const tried = needed.filter(({ state }) => state !== 'not tried');
  if (tried.length === 0) return { can: undefined, reason: `not known: ${needed[0]?.reason ?? ''}` };
  if (isOffered && !(await isOffered(reader))) return { can: false, reason: 'the API offers nothing of it' };
  return { can: true, reason: `${tried.map(({ call }) => call).join(', ')} can be read` };
}

/** Which switches of a site can be on with this API. */
export async function judgeSwitches(
  calls: readonly CallReport[],
  reader: Reader,
  { config, key }: { readonly config: SiteConfig | undefined; readonly key: string },
): Promise<SwitchReport[]> {
  const byName = new Map(calls.map((call) => [call.call, call]));
  const reports: SwitchReport[] = [];
  for (const name of featureSwitches) {
    const { can, reason } = await judge(name, byName, reader);
    reports.push({ name, now: config?.[name], can, reason: withoutSecrets(reason, key) });
  }
  return reports;
}

/** Whether anything of a site needs a call: not where each switch that it belongs to is off. */
export function isNeeded(call: string, config: SiteConfig | undefined): boolean {
  const owners = featureSwitches.filter((name) => {
    const { needs, uses = [] } = callsOfSwitch[name];
    return [...needs, ...uses].some((one) => one === call);
  });
  return owners.length === 0 || config === undefined || owners.some((name) => config[name]);
}
