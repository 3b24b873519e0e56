import type * as v from 'valibot';

/**
 * What rules say of fields, each as an issue at its field: for the check of a form's schema whose rules come from calls and
 * from other fields.
 * @param addIssue of the check
 * @param input the values of the form
 * @param messages by name of the field; undefined where nothing is wrong
 */
export function addFieldIssues<Values extends object>(
  addIssue: v.RawCheckContext<Values>['addIssue'],
  input: Values,
  messages: Readonly<Record<string, string | undefined>>,
): void {
  for (const [key, message] of Object.entries(messages)) {
    if (message === undefined) continue;
    addIssue({
      message,
      path: [
        { type: 'object', origin: 'value', input: Object.fromEntries(Object.entries(input)), key, value: undefined },
      ],
    });
  }
}
