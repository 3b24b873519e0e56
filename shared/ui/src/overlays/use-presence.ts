import { useState } from 'react';

/** Whether an overlay is in the page: from its opening until its closing movement has ended. */
export function usePresence(open: boolean): { present: boolean; onExited: () => void } {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  return { present: present || open, onExited: () => setPresent(false) };
}
