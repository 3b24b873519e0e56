import * as v from 'valibot';
import { payOrigin } from '../payments/addresses';
import { type PageChoice, payDialog, PayPage } from './page-dialog';

type Fetch = typeof fetch;

const ChoiceResponse = v.object({ location: v.nullable(v.string()) });
const Refused = v.object({ error: v.object({ message: v.string() }) });

interface InPageHost {
  readonly base: string;
  readonly fetch: Fetch;
  readonly open: (url: string, title: string, onClose: () => void) => () => void;
}

/** Where the scripts look for what takes the network's place. */
function setHost(host: InPageHost): void {
  Object.assign(window, { sandboxPayHost: host });
}

/** The processor's API of a payment, from the address of its page. */
function apiOf(page: string): string {
  const { origin, pathname } = new URL(page);
  return `${origin}/v1/payments/${pathname.replace(/^\/pay\//, '')}`;
}

interface Visit {
  /** Resolves with where the person goes next; null where there is nowhere to go. */
  readonly done: Promise<string | null>;
  readonly remove: () => void;
}

/** Shows a processor's page as a dialog; `onClose`: the person went without an answer. */
function visit(fetch: Fetch, page: string, onClose: () => void = () => {}): Visit {
  let remove = (): void => {};
  const api = apiOf(page);
  const done = (async () => {
    const shown = v.parse(PayPage, await (await fetch(api)).json());
    return new Promise<string | null>((resolve, reject) => {
      const dialog = payDialog(shown, (response) => void take(response).catch(reject));
      remove = dialog.remove;
      const take = async (response: PageChoice): Promise<void> => {
        const sent = await fetch(`${api}/answer`, { method: 'POST', body: JSON.stringify(response) });
        const body: unknown = await sent.json();
        if (!sent.ok) return dialog.say(v.parse(Refused, body).error.message);
        dialog.remove();
        if (response.action === 'close') onClose();
        return resolve(v.parse(ChoiceResponse, body).location);
      };
    });
  })();
  return { done, remove: () => remove() };
}

/**
 * Makes the processors' scripts and pages work where a sandbox answers in the browser and no host serves them: sets the
 * vendors' globals, whose pages become dialogs. `fetch`: the sandbox's; `origin`: the site's.
 */
export async function connectProcessors(fetch: Fetch, origin: string): Promise<void> {
  setHost({
    base: payOrigin(origin),
    fetch,
    open: (url, _title, onClose) => visit(fetch, url, onClose).remove,
  });
  await import('./processor-scripts');
}

/** Goes to a processor's page as a redirect would; resolves with the address that it leads to. */
export const visitProcessor = (fetch: Fetch, page: string): Promise<string | null> => visit(fetch, page).done;
