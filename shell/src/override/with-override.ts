import { session } from '@console/api';
import { reportError } from '@console/area';
import type { SiteDocument } from '@console/contract/site-document';
import { allowedOrigin } from './origins';
import { forgetOverride, keptOverride } from './kept';
import { OverrideError } from './override-error';
import { setOverrideState } from './state';

/** Why it is not there: the language of the page is chosen only after this. */
const messageOf = (error: unknown): (() => string) =>
  error instanceof OverrideError ? error.textOf : () => String(error);

/** The document with an area from elsewhere. What that does is no figure of the site's own versions, and no error of theirs. */
function replaced(site: SiteDocument, record: SiteDocument['registry']['remotes'][number]): SiteDocument {
  const { reporting: _reporting, takesFigures: _figures, ...rest } = site;
  const others = site.registry.remotes.filter(({ name }) => name !== record.name);
  return { ...rest, registry: { ...site.registry, remotes: [...others, record] } };
}

/**
 * The document of the site, with the one area that a person has confirmed for this tab in place of the site's own. Where the
 * site allows no such origin nothing is asked, and where the area is not to be had the site's own stays. Where nobody is signed in
 * it is forgotten: they signed out in another tab, or their session has ended, and whoever logs in next has confirmed nothing.
 */
export async function withOverride(site: SiteDocument): Promise<SiteDocument> {
  const kept = site.overrides && keptOverride();
  if (!kept || allowedOrigin(kept.origin, site.overrides) === undefined) return site;
  if (session.getState().credential === undefined) {
    forgetOverride();
    return site;
  }
  try {
    const { fetchKept } = await import(/* webpackChunkName: "override" */ './developed');
    const record = await fetchKept(kept, site.overrides);
    setOverrideState({ ...kept, version: record.version });
    return replaced(site, record);
  } catch (error) {
    setOverrideState({ ...kept, problem: messageOf(error) });
    reportError(error);
    return site;
  }
}
