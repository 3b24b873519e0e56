import { create } from 'zustand';
import * as v from 'valibot';
import { credentialId, storage } from '@console/api';

/** What is kept under a key of this tab; undefined where it is not what it should be. */
export function readStored<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
  try {
    const stored = v.safeParse(schema, JSON.parse(storage.session.get(key) ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

export interface SessionState<Value> {
  /** Of whoever is signed in now. */
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** The same for React, with each change. */
  readonly use: () => Value;
}

export interface SessionStateOptions<Value> {
  /** In the session's storage; begins with 'draft.', so that it is forgotten with the drafts of forms. */
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly empty: Value;
  /** What of it may be written down; all of it, where this is not given. */
  readonly toStored?: (value: Value) => unknown;
  /** What has become of it with the page that kept it. */
  readonly restore?: (value: Value) => Value;
}

/** State of this tab that outlives a reload, and is nobody else's who signs in. */
export function sessionState<Value>({
  key,
  schema,
  empty,
  toStored = (value) => value,
  restore = (value) => value,
}: SessionStateOptions<Value>): SessionState<Value> {
  const read = () => ({ owner: credentialId(), value: restore(readStored(key, schema) ?? empty) });
  const store = create<{ owner: string; value: Value } | { owner: undefined }>()(() => ({ owner: undefined }));
  let restored: ReturnType<typeof read> | undefined;
  const get = (): Value => {
    const state = store.getState();
    if (state.owner !== undefined && state.owner === credentialId()) return state.value;
    if (restored?.owner !== credentialId()) restored = read();
    return restored.value;
  };
  return {
    get,
    set: (value) => {
      storage.session.set(key, JSON.stringify(toStored(value)));
      store.setState({ owner: credentialId(), value }, true);
    },
    use: () => store(get),
  };
}
