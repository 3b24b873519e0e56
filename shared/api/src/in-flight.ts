import { abortedError } from './error';
import { onCredentialChange } from './session';

const running = new Set<AbortController>();

/** Registers a call made with a credential, so that it ends when the credential changes. Returns how to take it off. */
export function track(controller: AbortController): () => void {
  running.add(controller);
  return () => running.delete(controller);
}

onCredentialChange(() => {
  for (const controller of running) controller.abort(abortedError());
  running.clear();
});
