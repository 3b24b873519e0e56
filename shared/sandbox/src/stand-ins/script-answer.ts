import type { ReadScript } from './manifest';

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** The files of a script as one. */
export async function scriptAnswer(
  files: readonly string[] | undefined,
  read: ReadScript | undefined,
): Promise<Response> {
  if (!files || !read) return new Response('There is no such script', { status: 404 });
  const texts = await Promise.all(files.map(read));
  return new Response(texts.join('\n'), { headers });
}
