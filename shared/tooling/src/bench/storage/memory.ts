import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';

const Processes = v.object({ processInfo: v.array(v.object({ id: v.number(), type: v.string() })) });

/** Memory of its own that a process has, in MiB; undefined where the system does not tell (anything but Linux). */
async function ownMemory(id: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  const kib = /^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === undefined ? undefined : Number(kib) / 1024;
}

/** Follows how much memory the pages of a browser take. */
export async function watchMemory(browser: Browser): Promise<{ now(): Promise<number | undefined> }> {
  const session = await browser.newBrowserCDPSession();
  return {
    now: async () => {
      const { processInfo } = v.parse(Processes, await session.send('SystemInfo.getProcessInfo'));
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      const each = await Promise.all(pages.map(({ id }) => ownMemory(id)));
      const known = each.filter((mib) => mib !== undefined);
      return known.length === 0 ? undefined : known.reduce((sum, mib) => sum + mib, 0);
    },
  };
}
