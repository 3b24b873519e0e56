const processor = ['processor', 'card-check'];

/** Files that a processor's script is made of, in their order; the last one is the script itself. */
export const processorScripts: Readonly<Record<string, readonly string[]>> = {
  stripe: [...processor, 'stripe-elements', 'stripe'],
  omise: [...processor, 'omise'],
  paypal: ['processor', 'paypal'],
  razorpay: ['processor', 'razorpay'],
};

/** The same for chat providers, by the type of the site's configuration. (spec 1, section 3) */
export const chatScripts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['intercom', 'qiscus', 'botika', 'oncehub', 'leadbooster', 'tawk'].map((type) => [type, ['chat-bubble', type]]),
);

/** Reads one file of `scripts/` by its name without ending: from disk in Node; where none is given, there are no scripts. */
export type ReadScript = (name: string) => Promise<string>;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** The files of a script as one. */
export async function scriptResponse(
  files: readonly string[] | undefined,
  read: ReadScript | undefined,
): Promise<Response> {
  if (!files || !read) return new Response('There is no such script', { status: 404 });
  const texts = await Promise.all(files.map(read));
  return new Response(texts.join('\n'), { headers });
}
