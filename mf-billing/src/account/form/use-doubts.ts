import { useRef } from 'react';
import { ApiError } from '@console/api';
import { useSiteConfig, useTaxLabel } from '@console/area';
import { doubtsOf, type Doubtful, type DoubtfulField } from './doubts';
import { useAccountText } from '../texts';

/**
 * To be called before a form is sent: asks once about content that looks wrong. Who sends the same again means it.
 * @param button what the form is sent by
 */
export function useDoubts(button: string): (values: Doubtful, fields: readonly DoubtfulField[]) => Promise<void> {
  const t = useAccountText();
  const tax = useTaxLabel();
  const { siteCountry } = useSiteConfig();
  const meant = useRef(new Set<string>());
  return async (values, fields) => {
    const keyOf = (field: DoubtfulField): string => `${field} ${values.country} ${values[field]}`;
    const doubts = (await doubtsOf(values, fields, siteCountry)).filter((field) => !meant.current.has(keyOf(field)));
    if (doubts.length === 0) return;
    const fieldErrors = Object.fromEntries(
      doubts.map((field) => [field, t(`doubt.${field}`, { tax, button })] satisfies [string, string]),
    );
    for (const field of doubts) meant.current.add(keyOf(field));
    throw new ApiError({ kind: 'general', text: '', fieldErrors });
  };
}
