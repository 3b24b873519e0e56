import type { LiveRegistry } from '@console/registry';
import type { Backend } from '../backend';
import type { ReadyPages } from '../ready-pages';
import { repeat } from './repeat';
import type { liveSites } from './live-sites';

/** Pause between two looks at the folders of sites, brands and certificates. */
const LOOK_MS = 2000;

interface Followed {
  readonly live: ReturnType<typeof liveSites>;
  readonly published: LiveRegistry | undefined;
  /** Pause between two looks at the registry. */
  readonly registryMs: number;
  /** Takes up certificates; undefined without TLS. */
  readonly refreshCertificates: (() => void) | undefined;
  readonly backend: Pick<Backend, 'setSites'>;
  readonly pages: Pick<ReadyPages, 'forget'>;
  /** Keeps the builds that are served now from being deleted. @returns lets them go */
  readonly hold: () => () => void;
}

export interface Following {
  /** Looks no more. */
  readonly end: () => void;
  /** Lets go of all builds that were served. */
  readonly letGo: () => void;
}

/** Takes up what changes below a running edge: sites, brands, certificates, and the versions of the registry. */
export function followChanges(followed: Followed): Following {
  const { live, published, registryMs, refreshCertificates, backend, pages, hold } = followed;
  const held = [hold()];
  const refreshSites = (): void => {
    if (!live.refresh()) return;
    pages.forget();
    const { sites, brands } = live.now();
    backend.setSites?.(sites, brands);
    held.push(hold());
  };
  const refreshVersions = async (): Promise<void> => {
    await published?.refresh(live.now().sites);
    pages.forget();
  };
  const looks = [
    ...(live.isFollowed ? [repeat(LOOK_MS, refreshSites)] : []),
    ...(refreshCertificates ? [repeat(LOOK_MS, refreshCertificates)] : []),
    ...(published ? [repeat(registryMs, refreshVersions)] : []),
  ];
  return {
    end: () => {
      for (const end of looks) end();
    },
    letGo: () => {
      for (const release of held) release();
    },
  };
}
