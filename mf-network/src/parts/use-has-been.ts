import { useState } from 'react';

/**
 * Whether something is so or was so once since the component is there. What waits for a first answer stays when its lists are
 * asked for again: a location that failed is on its way again with each try.
 */
export function useHasBeen(is: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(is);
  if (is && !hasBeen) setHasBeen(true);
  return hasBeen || is;
}
