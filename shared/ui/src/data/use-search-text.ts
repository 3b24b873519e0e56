import { useCallback, useEffect, useRef, useState } from 'react';

const SETTLE_MS = 250;

export interface SearchText {
  /** What stands in the box. */
  text: string;
  setText: (text: string) => void;
}

/**
 * The text of a search box, at once; `commit` gets it when typing pauses.
 * @param committed the text of the address; when it changes elsewhere (Back, a link), the box follows
 */
export function useSearchText(committed: string, commit: (text: string) => void): SearchText {
  const [text, setOwn] = useState(committed);
  const last = useRef(committed);
  const timer = useRef<number>(undefined);
  const pending = useRef<string>(undefined);
  const send = useRef(commit);
  send.current = commit;

  const flush = useCallback(() => {
    window.clearTimeout(timer.current);
    if (pending.current === undefined) return;
    last.current = pending.current;
    pending.current = undefined;
    send.current(last.current);
  }, []);

  useEffect(() => {
    if (committed === last.current) return;
    window.clearTimeout(timer.current);
    pending.current = undefined;
    last.current = committed;
    setOwn(committed);
  }, [committed]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const setText = useCallback(
    (next: string) => {
      setOwn(next);
      pending.current = next;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(flush, SETTLE_MS);
    },
    [flush],
  );
  return { text, setText };
}
