import type { Page } from '@playwright/test';

/** Opens every page of the console with other settings of the site than the server's. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const element = /(<script type="application\/json" id="site-document">)([^]*?)(<\/script>)/;
  await page.route(
    (url) => url.pathname.startsWith('/app/') && !url.pathname.startsWith('/app/assets'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // Node knows no names below localhost.
      const url = new URL(route.request().url());
      const headers = { ...route.request().headers(), host: url.host };
      url.hostname = '127.0.0.1';
      const response = await route.fetch({ url: url.href, headers });
      const body = (await response.text()).replace(element, (_, before: string, json: string, after: string) => {
        const document: { config: object } = JSON.parse(json);
        const changed = { ...document, config: { ...document.config, ...settings } };
        return before + JSON.stringify(changed).replaceAll('<', '\\u003c') + after;
      });
      return route.fulfill({ response, body });
    },
  );
}
