import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { withRules } from '../rules/field-issues';

/** What a form holds, by name of the field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What is wrong, as a text, by name of the field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string | undefined>>;

type Rules<Values> = (values: Values) => Problems<Values>;

const isObject = (input: unknown): boolean => typeof input === 'object' && input !== null;

/** A schema for a form whose rules come from calls and other fields: they are read when it is asked. */
function ruleSchema<Values extends FormValues>(rules: () => Rules<Values>): v.GenericSchema<Values> {
  return withRules(v.custom<Values>(isObject), (values) => rules()(values));
}

/** The same for a component: the form keeps one schema, the rules are those of the latest render. */
export function useRuleSchema<Values extends FormValues>(rules: Rules<Values>): v.GenericSchema<Values> {
  const [{ schema, set }] = useState(() => {
    let latest = rules;
    return {
      schema: ruleSchema<Values>(() => latest),
      set: (next: Rules<Values>) => {
        latest = next;
      },
    };
  });
  useEffect(() => set(rules));
  return schema;
}
