import { logAsJson } from './operations/log';
import { readSettings } from './settings';
import { stopOnSignals } from './stop';

/** Errors whose message alone says what to do. */
const PLAIN = new Set(['SettingsError', 'RegistryError', 'StoreError', 'DataFolderError', 'BrandError', 'SiteError']);

try {
  // Brands and sites are read with the first import of them: what is wrong there is told like the rest.
  const { startEdge, workspaceRoot } = await import('./start');
  const settings = readSettings(process.env, workspaceRoot);
  if (settings.logFormat === 'json') logAsJson(console);
  const edge = await startEdge(settings);
  stopOnSignals(process, {
    drainSeconds: settings.drainSeconds,
    unreadySeconds: settings.unreadySeconds,
    unready: () => edge.unready(),
    close: (patience) => edge.close(patience),
    exit: (code) => process.exit(code),
    log: (line) => console.log(line),
  });
  console.log(`Console ready: ${edge.url}`);
} catch (error) {
  const plain = error instanceof Error && PLAIN.has(error.name);
  console.error(plain ? error.message : error);
  process.exit(1);
}
