interface Key {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a key is the browser's rather than a control's: Alt and the left arrow go back, Ctrl and End to the foot of the page. */
export const isBrowserKey = ({ altKey, ctrlKey, metaKey }: Key): boolean => altKey || ctrlKey || metaKey;
