import { createContext, useContext } from 'react';
import type { VmChoices, VmValues } from './values';

export interface VmFormContext {
  readonly choices: VmChoices;
  readonly values: VmValues;
  readonly change: (values: Partial<VmValues>) => void;
  /** Slug of the location that turned out to be full. */
  readonly full: string | undefined;
}

export const FormContext = createContext<VmFormContext | undefined>(undefined);

/** What the sections of the create form share. @throws TypeError outside of the form */
export function useVmForm(): VmFormContext {
  const context = useContext(FormContext);
  if (!context) throw new TypeError('This part belongs into the create form');
  return context;
}
