/** Asks whoever guards the page what the browser would ask them, while nobody leaves yet. */
class LeavingQuestion extends Event {
  constructor() {
    super('beforeunload', { cancelable: true });
  }
}

/** Whether nobody leaves the page by this event: it only asks what would be lost. */
export const isOnlyAsked = (event: Event): boolean => event instanceof LeavingQuestion;

/** Whether the browser would prompt before the page unloads: somebody has something to lose. */
export function promptsBeforeUnload(): boolean {
  const question = new LeavingQuestion();
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
