import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { BASE_PATH } from '@console/contract/paths';
import { SiteConfig } from '@console/contract/site-config';
import type { SiteDocument } from '@console/contract/site-document';
import { SignedOutFrame, ThemeRoot, type LinkComponentProps } from '@console/ui/frame';
import { nearestLanguage } from '@console/ui/languages';
import { readAreas } from '../areas/registry';
import { frameTexts } from './frame-texts';
import { FrameView } from './frame-view';
import { AccountButton, AnnouncementButton, CreditRoom, HeaderView, HelpButton, SearchField } from './header-view';
import { SideNavigationView, TabBarView } from './navigation-view';

/** As the router draws it. A click loads the page that it leads to: nobody is there yet who could do it without. */
const FullLink = ({ to, ref: _ref, replace: _replace, ...rest }: LinkComponentProps) => (
  <a href={to === '/' ? BASE_PATH : BASE_PATH + to} {...rest} />
);

/**
 * The frame of the console as a page of a site shows it to whoever is signed in, until the console's own takes its place: drawn
 * by the same components. Links work, buttons are inert. Beside it stands that of sign-in, without art and form: the
 * page decides which is seen. A demo has none, for what it says of itself stands on top of its sign-in.
 * @param path relative to the application
 * @returns undefined for a configuration that does not fit its schema: the console asks for another one, or says so
 */
export function renderFrame(document: SiteDocument, path: string): string | undefined {
  const { brand, announcement, demo } = document;
  const { success, output: config } = v.safeParse(SiteConfig, document.config);
  if (!success) return undefined;
  const areas = readAreas({ ...document, config });
  const texts = frameTexts(nearestLanguage(config.siteLocale), brand);
  const { t } = texts;
  const navigation = { areas, path, ...texts };
  return renderToStaticMarkup(
    <ThemeRoot brand={brand} link={FullLink}>
      <FrameView
        shell={brand.shell}
        header={
          <HeaderView siteName={config.siteName} search={<SearchField t={t} isMac={false} inert />}>
            <CreditRoom />
            {announcement ? <AnnouncementButton t={t} inert /> : null}
            <HelpButton t={t} inert />
            <AccountButton t={t} inert />
          </HeaderView>
        }
        navigation={<SideNavigationView {...navigation} />}
        sheet={null}
        tabs={<TabBarView {...navigation} more={{ 'aria-expanded': false, inert: true }} />}
      />
      {demo ? null : <SignedOutFrame siteName={config.siteName} logo={brand.assets?.logo} />}
    </ThemeRoot>,
  );
}
