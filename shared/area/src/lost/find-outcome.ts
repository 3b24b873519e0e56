import type { OpenWrite } from '@console/api';
import { onDemand } from '@console/ui';

/** What looks up lost responses, with its texts: in one chunk, which is fetched when the first one is lost. */
const part = onDemand(() => import(/* webpackChunkName: "lost" */ './find-out'));

const AGAIN_MS = 2000;
const TRIES = 60;

/** What broke the response breaks the way to the code, too. */
async function loaded(tries = TRIES): ReturnType<typeof part.load> {
  try {
    return await part.load();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return loaded(tries - 1);
  }
}

/**
 * Finds out how a write has ended whose response was lost, for `onOpenWrite` of the client.
 * @throws ApiError
 */
export async function findOutcome(write: OpenWrite): Promise<unknown> {
  const { findOut } = await loaded().catch(() => Promise.reject(write.error));
  return findOut(write);
}
