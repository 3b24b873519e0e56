import { toast, type ToastHandle } from '@console/ui';
import { text } from './texts';

const running = new Set<{ readonly text: string }>();
let shown: ToastHandle | undefined;

function show(): void {
  shown?.dismiss();
  const [first] = running;
  shown = first && toast.loading(running.size === 1 ? first.text : text('checking.many', { n: running.size }));
}

/** Says on screen what is being looked up, several in one sentence. @returns the end of it */
export function showChecking(message: string): () => void {
  const check = { text: message };
  running.add(check);
  show();
  return () => {
    running.delete(check);
    show();
  };
}
