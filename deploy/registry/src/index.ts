export {
  type BuiltRemote,
  type Provides,
  readRegistry,
  readSingleBundle,
  type Registry,
  RegistryError,
} from './builds';
export { isOn, remotesOfSite } from './features';
export { holdServed, isHeld } from './holds';
export { reasonOf } from './reason-of';
export { checkPins, registriesOf } from './registries';
export { writtenPins } from './written-pins';
export { satisfies } from './satisfies';
export { publish, readBuild } from './published/publish';
export { newKeys, type Publishers, readPublishers, type Signer, signerOf } from './published/signed';
export { newBucket, readBucket } from './published/bucket';
export { type LiveRegistry, liveRegistry } from './published/live-registry';
export { misfits } from './published/fits';
export { siteFit, type Unfit, usedVersions } from './published/site-fit';
export { changeSite, knownSites, readSiteVersions } from './published/site-store';
export { type Change, ChangeError, type SiteVersions, stableOf } from './published/site-versions';
export { publishedVersions, readVersion, TargetName, versionFolder, versionKey } from './published/version';
export { checkWrites, openStore } from './store/open-store';
export type { Store } from './store/store';
