import type { Page } from '@playwright/test';

const PAGE = 1000;
const PAGES = 100;

/** One page of the listing, as a store answers. */
function listing(at: number): string {
  const contents = Array.from({ length: PAGE }, (_, row) => {
    const key = `many/object-${String(at * PAGE + row).padStart(6, '0')}.bin`;
    return `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><ETag>"e"</ETag><Size>${row}</Size></Contents>`;
  });
  const next =
    at + 1 < PAGES
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${at + 1}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`;
}

/** A folder `many/` of a hundred thousand objects: its listing is made up, page by page. */
export const manyObjects = (page: Page, origin: string): Promise<unknown> =>
  page.route(/list-type=2.*prefix=many/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': origin, 'content-type': 'application/xml' },
      body: listing(Number(new URL(route.request().url()).searchParams.get('continuation-token') ?? 0)),
    }),
  );
