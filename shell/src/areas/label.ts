import { session } from '@console/api';
import { defineMessages, type AreaMessages, type TranslatedLanguage, type Translations } from '@console/ui';
import type { Areas } from '@console/area';
import type { ManifestText } from '@console/area/manifest.mjs';
import { text } from '../texts';
import { isEntryActive, type Area } from './registry';

let messages: AreaMessages<string> = defineMessages<Record<string, string>>('declaration', {});

const textsIn = (texts: readonly ManifestText[], language: TranslatedLanguage): Record<string, string> =>
  Object.fromEntries(texts.map(({ id, text, translations }) => [id, translations?.[language] ?? text]));

/** Declarations carry their translations along: nothing is fetched. */
function translationsOf(texts: readonly ManifestText[]): Translations {
  return (language) => Promise.resolve({ default: { declaration: textsIn(texts, language) } });
}

/** Takes the texts of the areas' declarations into the catalogue, where a brand can replace them (`declaration.nav.compute`). */
export function provideLabels(areas: readonly Area[]): void {
  const texts = areas.flatMap(({ manifest: { navigation, kinds, label } }) => [
    ...navigation.map((entry) => entry.label),
    ...kinds.flatMap((kind) => kind.label ?? []),
    ...(label ? [label] : []),
  ]);
  messages = defineMessages<Record<string, string>>(
    'declaration',
    Object.fromEntries(texts.map(({ id, text }) => [id, text])),
    translationsOf(texts),
  );
}

/** A text of a declaration. */
export const declaredText = ({ id }: ManifestText): string => messages.text(id);

/** Reads texts of declarations inside React. */
export function useDeclaredText(): (text: ManifestText) => string {
  const read = messages.useText();
  return ({ id }) => read(id);
}

/** The first part of the first of its addresses, where it says nothing of itself: 'Profile'. */
function labelOfRoute({ manifest: { routes, area } }: Area): string {
  const name = routes[0]?.prefix.split('/')[1] || area;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The name of an area as people know it: of its navigation entry at that path, else of its first one, else its own label.
 * @param path relative to the application
 */
export function areaLabel(area: Area, path: string): string {
  const { navigation, label } = area.manifest;
  const entry = navigation.find((one) => isEntryActive(one, path)) ?? navigation[0];
  const text = entry?.label ?? label;
  return text ? declaredText(text) : labelOfRoute(area);
}

/** What people call an area of the page, or the shell itself; nobody is signed in where the area of sign-in stands alone. */
export function nameForPeople(areas: readonly Area[], name: string, path: string): string {
  const area = areas.find(({ remote }) => remote.name === name);
  if (!area) return text('area.console');
  const isSignIn = area.manifest.signedOut && session.getState().credential === undefined;
  return isSignIn ? text('area.signIn') : areaLabel(area, path);
}

/** What the declarations say of kinds of resources, and where API keys are made. */
export function declaredOffers(areas: readonly Area[]): Pick<Areas, 'kindOf' | 'apiKeys'> {
  const kinds = new Map(areas.flatMap(({ manifest }) => manifest.kinds.map((kind) => [kind.type, kind] as const)));
  return {
    kindOf: (type) => {
      const { label, icon } = kinds.get(type) ?? {};
      return { ...(label ? { name: declaredText(label) } : {}), ...(icon ? { icon } : {}) };
    },
    apiKeys: areas.map(({ manifest }) => manifest.apiKeys).find((path) => path !== undefined),
  };
}
