/**
 * Does something again and again, never twice at once, and keeps no process alive by it.
 * @param ms pause between two times, in milliseconds
 * @returns ends it: it is not begun again. What is under way is not waited for, for a registry may be silent for minutes
 */
export function repeat(ms: number, work: () => void | Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const once = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      console.error(error);
    }
    plan();
  };
  const plan = (): void => {
    if (isEnded) return;
    timer = setTimeout(() => void once(), ms);
    timer.unref();
  };
  plan();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
