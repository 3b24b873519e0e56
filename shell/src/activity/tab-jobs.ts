import { useEffect, useState } from 'react';
import { accountId, randomId } from '@console/api';
import * as v from 'valibot';

const CHANNEL = 'console-jobs';
/** How often the other tabs are asked, in milliseconds. */
const ASK_MS = 3000;
/** A tab that has not told for so long is gone. */
const SILENT_MS = 10_000;

const TabJob = v.object({
  id: v.string(),
  name: v.string(),
  /** Of work that takes a known time: when it began, epoch milliseconds, and how long such work takes. */
  startedAt: v.optional(v.number()),
  expectedMs: v.optional(v.number()),
  /** Its response did not come: whether it was done is being checked. */
  isChecked: v.optional(v.boolean()),
});
/** Work that runs in one of the tabs of this browser. */
export type TabJob = v.InferOutput<typeof TabJob>;

const JobsMessage = v.object({ tab: v.string(), account: v.string(), jobs: v.array(TabJob) });
type JobsMessage = v.InferOutput<typeof JobsMessage>;

const tab = randomId();
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other tabs of this browser what runs in this one, as long as something does. */
export function useTellTabs(jobs: readonly TabJob[]): void {
  const sent = JSON.stringify(jobs);
  useEffect(() => {
    const channel = sent === '[]' ? undefined : open();
    if (!channel) return undefined;
    const account = accountId();
    const tell = (running: readonly TabJob[]): void => channel.postMessage({ tab, account, jobs: running });
    const all: readonly TabJob[] = JSON.parse(sent);
    const leave = (): void => tell([]);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'ask') tell(all);
    });
    window.addEventListener('pagehide', leave);
    tell(all);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
    };
  }, [sent]);
}

/** What whoever is signed in has running in the other tabs of this browser; those that have gone silent are left out. */
export function useOtherTabs(): readonly TabJob[] {
  const [tabs, setTabs] = useState<Readonly<Record<string, JobsMessage & { at: number }>>>({});
  useEffect(() => {
    const channel = open();
    if (!channel) return undefined;
    const hear = ({ data }: MessageEvent<unknown>): void => {
      const read = v.safeParse(JobsMessage, data);
      if (!read.success || read.output.tab === tab || read.output.account !== accountId()) return;
      setTabs((before) => ({ ...before, [read.output.tab]: { ...read.output, at: Date.now() } }));
    };
    const request = (): void => {
      setTabs((before) => {
        const heard = Object.entries(before).filter(([, { at }]) => at > Date.now() - SILENT_MS);
        return heard.length === Object.keys(before).length ? before : Object.fromEntries(heard);
      });
      channel.postMessage('ask');
    };
    channel.addEventListener('message', hear);
    request();
    const timer = setInterval(request, ASK_MS);
    return () => {
      clearInterval(timer);
      channel.close();
    };
  }, []);
  return Object.values(tabs).flatMap(({ jobs }) => jobs);
}
