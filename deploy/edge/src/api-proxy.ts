/** Headers that belong to one connection and are never passed on. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'te',
  'trailer',
  'proxy-authorization',
];
/** fetch decodes the body, so its old length and encoding no longer hold. */
const DECODED = ['content-encoding', 'content-length'];

/** Passes a call on to a real API, body and answer as streams. Answers 502 in the API's own error shape when it can't be reached. */
export async function passOn(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of HOP_BY_HOP) headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    const answered = new Headers(answer.headers);
    for (const name of [...HOP_BY_HOP, ...DECODED]) answered.delete(name);
    return new Response(answer.body, { status: answer.status, headers: answered });
  } catch {
    return Response.json({ message: 'The API can not be reached' }, { status: 502 });
  }
}
