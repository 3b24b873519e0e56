export { DROP_HEADER } from './controls/inject';
export type { FaultRule, FaultTarget } from './controls/faults';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
export type { SandboxSite } from './site';
export { siteConfigFor } from './site-config';
export { MemoryPersistence } from './store/persistence';
export { type ChangeSet, DataFolderError, type Persistence, type StoredRow } from './store/persistence';
