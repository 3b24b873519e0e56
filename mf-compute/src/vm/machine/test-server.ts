import { configureApi, resetApi, signIn } from '@console/api';

/** What a call was answered with: a value, or a status with a message. */
export interface FakeResponse {
  readonly value?: unknown;
  readonly status?: number;
  readonly message?: string;
}

const respond = ({ value, status = 200, message }: FakeResponse): Response =>
  new Response(JSON.stringify(message === undefined ? value : { errors: { Error: message } }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/**
 * A server for tests, and somebody who is signed in.
 * @param responseTo what a call gets, by 'POST /tll/user-resource/vm/stop'
 * @returns the calls that it has seen
 */
export function serve(responseTo: (call: string) => FakeResponse): string[] {
  const calls: string[] = [];
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const call = `${init?.method ?? 'GET'} ${url}`;
      calls.push(call);
      return Promise.resolve(respond(responseTo(call)));
    },
  });
  signIn('k'.repeat(32));
  return calls;
}
