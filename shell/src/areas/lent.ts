import { registerShared } from '@module-federation/enhanced/runtime';
import { AREA_CONTRACT } from '@console/area/manifest.mjs';
import * as signedOut from '@console/area/signed-out';
import * as datetime from '@console/contract/datetime';
import * as endpoint from '@console/contract/endpoint';
import * as schema from '@console/contract/schema';
import { loadSignedIn, type SignedInPart } from '../signed-in/load';

/** How a facade is shared: one copy, which the shell has. */
const ONLY_COPY = { singleton: true, requiredVersion: false } as const;

type Facade = keyof SignedInPart['lent'];

/** What is in the first file of the shell. */
const here = (module: object) => ({ version: AREA_CONTRACT, shareConfig: ONLY_COPY, lib: () => module });

const later = (name: Facade) => ({
  version: AREA_CONTRACT,
  shareConfig: ONLY_COPY,
  get: async () => {
    const { lent } = await loadSignedIn();
    return () => lent[name];
  },
});

/**
 * Lends areas what they are made of. What the area that signs people in needs is here; the rest is in the part of the shell that comes
 * while a person types, and with the page where somebody is signed in. (decision 61)
 */
export function lendFacades(): void {
  registerShared({
    '@console/area/signed-out': here(signedOut),
    '@console/contract/datetime': here(datetime),
    '@console/contract/endpoint': here(endpoint),
    '@console/contract/schema': here(schema),
    '@console/api': later('@console/api'),
    '@console/area': later('@console/area'),
    '@console/area/router': later('@console/area/router'),
    '@console/ui': later('@console/ui'),
  });
}
