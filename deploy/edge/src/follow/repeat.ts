/**
 * Does something again and again, never twice at once, and keeps no process alive by it.
 * @param ms pause between two times, in milliseconds
 * @returns ends it, once what is under way has ended
 */
export function repeat(ms: number, work: () => void | Promise<void>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let underWay: Promise<void> = Promise.resolve();
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
    timer = setTimeout(() => {
      underWay = once();
    }, ms);
    timer.unref();
  };
  plan();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await underWay;
  };
}
