const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** Cookies of a host may belong to it or to a domain above it. */
function* domainsOf(host: string): Generator<string, void, undefined> {
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) yield labels.slice(from).join('.');
}

function forgetCookies(): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (!name) continue;
    const expired = `${name}=; expires=${LONG_AGO}; path=/`;
    document.cookie = expired;
    for (const domain of domainsOf(window.location.hostname)) document.cookie = `${expired}; domain=${domain}`;
  }
}

/** Whatever the browser keeps from the frame holds no conversation either. */
async function attempt(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Storage of frames may be blocked.
  }
}

async function forgetDatabases(): Promise<void> {
  for (const { name } of await window.indexedDB.databases()) {
    if (name !== undefined) window.indexedDB.deleteDatabase(name);
  }
}

/** Takes away what a widget has kept in this browser, so that the next person does not see the conversation of the one before. */
export async function forgetConversation(): Promise<void> {
  await attempt(forgetCookies);
  await attempt(() => window.localStorage.clear());
  await attempt(() => window.sessionStorage.clear());
  await attempt(forgetDatabases);
}
