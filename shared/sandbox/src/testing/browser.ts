import type { TestSandbox } from './client';

/** As much of a browser's request as superagent uses, answered by a test's sandbox. */
function requestClass(test: TestSandbox, page: URL) {
  return class {
    readyState = 0;
    status = 0;
    statusText = '';
    responseText = '';
    responseType = '';
    withCredentials = false;
    #method = 'GET';
    #url = page;
    #answered = new Headers();
    readonly #listeners: (() => void)[] = [];
    readonly #headers = new Headers();

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = new URL(url, page);
      this.readyState = 1;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    getResponseHeader(name: string): string | null {
      return this.#answered.get(name);
    }

    addEventListener(name: string, listener: () => void): void {
      if (name === 'readystatechange') this.#listeners.push(listener);
    }

    abort(): void {}

    send(body: string | null): void {
      void this.#fetch(body);
    }

    async #fetch(body: string | null): Promise<void> {
      if (this.#method !== 'GET') this.#headers.set('origin', page.origin);
      const init = { method: this.#method, headers: this.#headers, ...(body ? { body } : {}) };
      const response = await test.fetchFrom(this.#url.pathname + this.#url.search, init);
      this.#answered = response.headers;
      this.status = response.status;
      this.responseText = await response.text();
      this.readyState = 4;
      for (const listener of this.#listeners) listener();
    }
  };
}

/** Just enough of a browser's page for auth0-js, on top of a test's sandbox: requests, storage and redirects. */
export function browserOf(test: TestSandbox, address: string) {
  const page = new URL(address);
  let redirect: (url: URL) => void = () => {};
  const request = requestClass(test, page);
  const kept = new Map<string, string>();
  const window = {
    get location() {
      return { href: page.href, host: page.host, origin: page.origin, protocol: page.protocol, hash: '' };
    },
    set location(url: unknown) {
      redirect(new URL(String(url), page));
    },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    document: { cookie: '' },
    crypto,
    XMLHttpRequest: request,
    addEventListener() {},
  };
  const fetchKeys = (address: string) => {
    const url = new URL(address);
    return test.fetchFrom(url.pathname + url.search);
  };
  const globals = { window, document: window.document, XMLHttpRequest: request, fetch: fetchKeys };
  const before = new Map(Object.entries(Object.getOwnPropertyDescriptors(globalThis)));
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return {
    /** Where the page is led to next. */
    onRedirect(listener: (url: URL) => void): void {
      redirect = listener;
    },
    close(): void {
      for (const name of Object.keys(globals)) {
        const was = before.get(name);
        if (was) Object.defineProperty(globalThis, name, was);
        else Reflect.deleteProperty(globalThis, name);
      }
    },
  };
}

export type TestBrowser = ReturnType<typeof browserOf>;
