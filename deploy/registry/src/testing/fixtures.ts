import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../published/publish';
import { newKeys, type Publishers, readPublishers, type Signer, signerOf } from '../published/signed';

/** What may differ in a build. */
export interface BuildOptions {
  /** Content of its one chunk. */
  readonly content?: string;
  readonly builtWith?: string;
  readonly shared?: Readonly<Record<string, string>>;
  readonly slots?: readonly object[];
  readonly feature?: string;
  readonly groups?: Readonly<Record<string, readonly string[]>>;
}

const write = (folder: string, file: string, content: string): { file: string; integrity: string } => {
  writeFileSync(path.join(folder, file), content);
  return { file, integrity: integrityOf(Buffer.from(content)) };
};

/** Writes a finished build of an area into `<root>/<area>/dist/<version>`, as the newest one. @returns its folder */
export function buildArea(root: string, name: string, version: string, options: BuildOptions = {}): string {
  const { content = version, builtWith = '0.1.0', shared = { react: '19.3.1' }, slots = [], feature } = options;
  const folder = path.join(root, name, 'dist', version);
  mkdirSync(folder, { recursive: true });
  const entry = write(folder, 'remoteEntry.js', `entry of ${content}`);
  const app = write(folder, 'app.1.js', `app of ${content}`);
  const record = {
    name,
    version,
    base: `/remotes/${name}/${version}/`,
    entry: entry.file,
    integrity: entry.integrity,
    area: {
      name,
      builtWith,
      routes: [{ prefix: `/${name.slice(3)}`, ...(feature === undefined ? {} : { feature }) }],
      slots,
    },
    modules: { './app': [app] },
    styles: [],
    groups: options.groups ?? {},
    needs: { shared },
  };
  writeFileSync(path.join(folder, 'record.json'), JSON.stringify(record));
  writeFileSync(path.join(root, name, 'dist/latest.json'), JSON.stringify(record));
  return folder;
}

/** The same of a shell. */
export function buildShell(root: string, version: string, { contract = '0.1.0', react = '19.3.1' } = {}): string {
  const folder = path.join(root, 'shell/dist', version);
  mkdirSync(folder, { recursive: true });
  const record = {
    version,
    base: `/app/assets/${version}/`,
    scripts: [write(folder, 'main.js', `shell ${version}`)],
    styles: [],
    groups: { '@console/ui/data': [] },
    lazy: [],
    chatFrame: write(folder, 'chat-frame.js', `chat of ${version}`),
    provides: { contract, shared: { react }, settings: ['vmsEnabled'], slots: ['home.resources'] },
  };
  writeFileSync(path.join(folder, 'record.json'), JSON.stringify(record));
  writeFileSync(path.join(root, 'shell/dist/latest.json'), JSON.stringify(record));
  return folder;
}

/** Publishers of a list: who they are, what they may do, and their keys. */
export function makePublishers(
  folder: string,
  wanted: Readonly<Record<string, { readonly areas?: readonly string[]; readonly sites?: readonly string[] }>>,
): {
  readonly file: string;
  readonly publishers: Publishers;
  readonly signer: (name: string) => Signer;
  readonly pem: (name: string) => string;
} {
  const keys = new Map(Object.keys(wanted).map((name) => [name, newKeys()]));
  const file = path.join(folder, 'publishers.json');
  const list = Object.fromEntries(
    Object.entries(wanted).map(([name, rights]) => [name, { key: keys.get(name)?.publicKey, ...rights }]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ publishers: list }));
  const publishers = readPublishers(file);
  const pem = (name: string): string => keys.get(name)?.privateKey ?? '';
  return { file, publishers, pem, signer: (name) => signerOf(pem(name), publishers) };
}
