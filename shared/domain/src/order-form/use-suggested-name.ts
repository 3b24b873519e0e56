import { useEffect, useRef } from 'react';
import { createForm } from '@console/ui/forms';
import { freeName } from '../order/next-name';

/** Stands in any form whose values have a name. */
const { useFormControl, useFormValues } = createForm<{ name: string }>();

/**
 * A suggested name follows the choices, to one that is free there, until another one is typed.
 * @param first the name that is suggested where nothing is taken
 * @param taken names of what is there already; undefined while they are not known, and then the name stays
 */
export function useSuggestedName(first: string, taken: readonly (string | null | undefined)[] | undefined): void {
  const { name } = useFormValues();
  const { follow } = useFormControl();
  const wanted = taken && freeName(first, taken);
  const offered = useRef(name === (wanted ?? first) ? name : undefined);
  useEffect(() => {
    if (wanted === undefined || name !== offered.current || wanted === offered.current) return;
    offered.current = wanted;
    follow({ name: wanted });
  }, [name, wanted, follow]);
}
