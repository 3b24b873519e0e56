import { defineMessages, type AreaMessages } from '@console/ui';
import type { ManifestText } from '@console/area/manifest.mjs';
import type { Area } from './registry';

let messages: AreaMessages<string> = defineMessages<Record<string, string>>('declared', {});

/** Takes the texts of the areas' declarations into the catalogue, where a brand can replace them (`declared.nav.compute`). */
export function provideLabels(areas: readonly Area[]): void {
  const texts = areas.flatMap(({ manifest }) => manifest.navigation.map(({ label }) => label));
  messages = defineMessages<Record<string, string>>(
    'declared',
    Object.fromEntries(texts.map(({ id, text }) => [id, text])),
  );
}

/** A text of a declaration. */
export const declaredText = ({ id }: ManifestText): string => messages.text(id);

/** Reads texts of declarations inside React. */
export function useDeclaredText(): (text: ManifestText) => string {
  const read = messages.useText();
  return ({ id }) => read(id);
}

/** The name of an area as people know it: its first navigation entry's. */
export function areaLabel({ manifest }: Area): string {
  const [first] = manifest.navigation;
  return first ? declaredText(first.label) : manifest.area.charAt(0).toUpperCase() + manifest.area.slice(1);
}
