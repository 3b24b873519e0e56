import { apiKeyOf } from '../../shared/tooling/src/e2e/fixtures';

/** Lets the console into a bucket of the customer, as its page does by a button. */
export async function letIn(name: string, origin: string): Promise<void> {
  await fetch(`${origin}/api/v1/storage/bucket/cors`, {
    method: 'PUT',
    headers: { apikey: apiKeyOf('customer') },
    body: new URLSearchParams({ name, allowed_origin: origin }),
  });
}

/** What browsers say of a bucket that does not let the console in. */
export const REFUSED = [
  /blocked by CORS policy/,
  /net::ERR_FAILED \(http:\/\/localhost:\d+\/[a-z-]+\/?\?/,
  /status of 403 \(Forbidden\) \(http:\/\/localhost:\d+\/\)/,
];
