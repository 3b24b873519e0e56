import type { AreaDeclaration } from './area-declaration';

/** An exposed module: where it stands, and the chunk that it goes into. */
export interface Expose {
  readonly import: string;
  readonly name: string;
}

/** The chunk of a slot: those of home are needed together and share one, the header and the search have one each. */
function chunkOf(slot: string): string {
  const [page, place] = slot.split('.');
  return `slots-${page === 'shell' ? place : page}`;
}

/** The modules that an area exposes: its app, what it shows to whoever is not signed in, and the slots that it fills. */
export function exposesOf(area: AreaDeclaration): Record<string, Expose> {
  const exposes: Record<string, Expose> = { './app': { import: './src/app', name: 'app' } };
  if (typeof area.signedOut === 'string')
    exposes[area.signedOut] = { import: area.signedOut.replace(/^\.\//, './src/'), name: 'signed-out' };
  for (const { slot, module } of area.slots) {
    exposes[module] ??= { import: module.replace(/^\.\//, './src/'), name: chunkOf(slot) };
  }
  return exposes;
}
