import type { AreaDeclaration } from './area-declaration';

/** An exposed module: where it stands, and the chunk that it goes into. */
export interface Expose {
  readonly import: string;
  readonly name: string;
}

/**
 * The modules that an area exposes: its app, and the slots that it fills. Slots of one page (`home.*`) are needed
 * together, so they share a chunk.
 */
export function exposesOf(area: AreaDeclaration): Record<string, Expose> {
  const exposes: Record<string, Expose> = { './app': { import: './src/app', name: 'app' } };
  for (const { slot, module } of area.slots) {
    exposes[module] ??= { import: module.replace(/^\.\//, './src/'), name: `slots-${slot.split('.')[0]}` };
  }
  return exposes;
}
