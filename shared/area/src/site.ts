import { useMemo } from 'react';
import * as v from 'valibot';
import { create } from 'zustand';
import { publishedLocations, type Location } from '@console/contract/location';
import { isEnabled } from '@console/contract/feature-condition';
import { SiteConfig, type FeatureSwitch } from '@console/contract/site-config';
import type { SiteDocument } from '@console/contract/site-document';

/** The site document with its configuration parsed: defaults filled in. */
export interface Site extends Omit<SiteDocument, 'config'> {
  readonly config: SiteConfig;
}

const store = create<{ site?: Site }>()(() => ({}));

/**
 * Sets the site that the page belongs to; the shell does it once at boot, and again when the configuration was refreshed.
 * @throws v.ValiError for a configuration that does not fit its schema
 */
export function provideSite(document: SiteDocument): Site {
  const site: Site = { ...document, config: v.parse(SiteConfig, document.config) };
  store.setState({ site });
  return site;
}

/** The site outside of React. @throws TypeError before the shell has provided it */
export function currentSite(): Site {
  const { site } = store.getState();
  if (!site) throw new TypeError('The site is not known yet');
  return site;
}

/** The site that the page belongs to. */
export function useSite(): Site {
  return store(({ site }) => site) ?? currentSite();
}

/** Its configuration, as GET /config/ui/config answers it, with defaults. */
export const useSiteConfig = (): SiteConfig => useSite().config;

/** Whether a switch of the site (or one of several) is on. */
export const useFeature = (condition: FeatureSwitch | FeatureSwitch[]): boolean =>
  isEnabled(condition, useSiteConfig());

/** The locations that customers see, in the site's order. */
export function useLocations(): readonly Location[] {
  const { locations } = useSiteConfig();
  return useMemo(() => publishedLocations(locations), [locations]);
}

/** Their slugs; the same array as long as the configuration is the same. */
export function useLocationSlugs(): readonly string[] {
  const locations = useLocations();
  return useMemo(() => locations.map(({ slug }) => slug), [locations]);
}

/** Display name of a location, or its slug where the site does not know it. */
export const locationName = (slug: string): string =>
  store.getState().site?.config.locations.find((location) => location.slug === slug)?.display_name ?? slug;
