import { useState } from 'react';

/** The first value that there was: what a dialog was opened about stays, although its work takes it out of the list. */
export function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
