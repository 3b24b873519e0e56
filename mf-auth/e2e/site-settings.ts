import type { Page } from '@playwright/test';

/** Opens every page of the console with other settings of the site than the server's. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const element = /(<script type="application\/json" id="site-document">)([^]*?)(<\/script>)/;
  await page.route(
    (url) => url.pathname.startsWith('/app/') && !url.pathname.startsWith('/app/assets'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(element, (_, before: string, json: string, after: string) => {
        const document: { config: object } = JSON.parse(json);
        const changed = { ...document, config: { ...document.config, ...settings } };
        return before + JSON.stringify(changed).replaceAll('<', '\\u003c') + after;
      });
      return route.fulfill({ response, body });
    },
  );
}
