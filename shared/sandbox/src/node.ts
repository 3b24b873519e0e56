import { FileBlobs } from './node/file-blobs';
import { LibsqlPersistence } from './node/libsql-persistence';
import { readScript } from './node/scripts';
import { MemoryBlobs } from './s3/blob-store';
import { createSandbox, type Sandbox } from './sandbox';
import type { PublicOrigins, SandboxSite } from './site';
import { MemoryPersistence } from './store/persistence';

export type { Sandbox } from './sandbox';
export type { SandboxSite } from './site';

export interface SandboxServerOptions {
  /** Folder for the state; made if it is not there. Without one the state lives in memory. */
  readonly dataDir?: string;
  readonly sites: readonly SandboxSite[];
  /** `false` takes away the controls below /sandbox/; the pages about the sandbox stay. */
  readonly controls?: boolean;
  /** Port that the sites are served on; the object store is on the next one. Read from the request where it is not given. */
  readonly port?: number;
  /** Where browsers find the fakes and the object store, when that is not this machine. */
  readonly origins?: PublicOrigins;
}

/**
 * The sandbox for a Node process, called in it: no port of its own.
 * @throws DataFolderError with one line that says what to do
 */
export async function createSandboxServer({
  dataDir,
  sites,
  controls = true,
  port,
  origins,
}: SandboxServerOptions): Promise<Sandbox> {
  const persistence = dataDir === undefined ? new MemoryPersistence() : new LibsqlPersistence(dataDir);
  const blobs = dataDir === undefined ? new MemoryBlobs() : new FileBlobs(dataDir);
  return createSandbox({
    sites,
    persistence,
    blobs,
    controls,
    readScript,
    ...(port === undefined ? {} : { port }),
    ...(origins && { origins }),
  });
}
