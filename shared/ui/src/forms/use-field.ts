import { useContext, useEffect, useId } from 'react';
import type { FieldError, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslateSentence } from '../text/sentences';
import { SectionContext, useFormInside } from './form-store';

/** A press on a button or a tile lasts about this long; what is below must not move meanwhile, or the click is lost. */
const PRESS_MS = 250;

/** Where the focus went: an event of React or of the browser. */
export interface BlurEvent {
  readonly relatedTarget: EventTarget | null;
}

export interface FieldHandle<Value> {
  id: string;
  formId: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: (event?: BlurEvent) => void;
  ref: (element: unknown) => void;
}

/** Rules of the contract say in English what is wrong; what the server says is passed on as it came. */
const messageOf = (error: FieldError | undefined, say: (english: string) => string): string | undefined =>
  error?.message === undefined || error.type === 'server' ? error?.message : say(error.message);

/** One field of the form around: its value, its error, and when it is checked. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
  optional?: boolean,
): FieldHandle<FieldPathValue<Values, Name>> {
  const id = useId();
  const section = useContext(SectionContext);
  const say = useTranslateSentence();
  const { store, formId } = useFormInside();
  const {
    trigger,
    getFieldState,
    formState: { submitCount },
  } = useFormContext<Values>();
  const { field, fieldState } = useController<Values, Name>({ name });
  useEffect(() => {
    const { addField, removeField } = store.getState();
    addField(name, section, optional);
    return () => removeField(name, section);
  }, [store, name, section, optional]);
  const check = (): void => void trigger(name);
  // What the server has said of a value stands until the value is another one.
  const checkLeft = (): void => {
    if (getFieldState(name).error?.type !== 'server') check();
  };
  return {
    id,
    formId,
    value: field.value,
    error: messageOf(fieldState.error, say),
    ref: field.ref,
    onChange: (value) => {
      field.onChange(value);
      if (getFieldState(name).error) check();
    },
    onBlur: (event) => {
      field.onBlur();
      // An empty field that was only passed by is not wrong yet.
      if (!getFieldState(name).isDirty && submitCount === 0) return;
      const to = event?.relatedTarget;
      const pressed = to instanceof Element ? to.closest('button,a,label') !== null : to === null;
      if (pressed) window.setTimeout(checkLeft, PRESS_MS);
      else checkLeft();
    },
  };
}

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
