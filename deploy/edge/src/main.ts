import { readSettings } from './settings';

/** Errors whose message alone says what to do. */
const PLAIN = new Set(['SettingsError', 'RegistryError', 'DataFolderError', 'BrandError', 'SiteError']);

try {
  // Brands and sites are read with the first import of them: what is wrong there is told like the rest.
  const { startEdge, workspaceRoot } = await import('./start');
  const edge = await startEdge(readSettings(process.env, workspaceRoot));
  console.log(`Console ready: ${edge.url}`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void edge.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // A parent that asked for a channel stops its edge by closing it, wherever signals do not reach.
  process.once('disconnect', stop);
} catch (error) {
  const plain = error instanceof Error && PLAIN.has(error.name);
  console.error(plain ? error.message : error);
  process.exit(1);
}
