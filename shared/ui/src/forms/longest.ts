import { tooLong } from '@console/contract/text-length';
import { useEffect } from 'react';
import { get, set, type FieldValues, type Resolver } from 'react-hook-form';
import { useFormInside, type FormStore } from './form-store';

/** Says how many characters a field of text may hold. */
export function useLongest(name: string, characters: number): void {
  const { store } = useFormInside();
  useEffect(() => store.getState().setLongest(name, characters), [store, name, characters]);
}

/** A resolver that also tells which fields of text hold more than they may; what it finds itself comes first. */
export const withLongest =
  (resolver: Resolver, read: () => FormStore): Resolver =>
  async (values, context, options) => {
    const found = await resolver(values, context, options);
    const { longest, names } = read();
    const errors: FieldValues = { ...found.errors };
    for (const name of names) {
      const most = longest[name] ?? Infinity;
      const value: unknown = get(values, name);
      if (typeof value === 'string' && value.length > most && !get(errors, name))
        set(errors, name, { type: 'maxLength', message: tooLong(most) });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : found;
  };
