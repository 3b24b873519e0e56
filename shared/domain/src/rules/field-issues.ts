import * as v from 'valibot';

/** What is wrong, as a text, by name of the field; undefined where nothing is. */
type FieldMessages = Readonly<Record<string, string | undefined>>;

/**
 * What rules say of fields, each as an issue at its field: for the check of a form's schema whose rules come from calls and
 * from other fields.
 * @param addIssue of the check
 * @param input the values of the form
 */
export function addFieldIssues<Values extends object>(
  addIssue: v.RawCheckContext<Values>['addIssue'],
  input: Values,
  messages: FieldMessages,
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

/**
 * The schema of a form whose rules come from calls and from other fields: they are asked whenever the form is checked, so
 * they follow what has been read since.
 * @param shape what the form holds
 */
export const withRules = <Input, Values extends object>(
  shape: v.GenericSchema<Input, Values>,
  rules: (values: Values) => FieldMessages,
) =>
  v.pipe(
    shape,
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) addFieldIssues(addIssue, dataset.value, rules(dataset.value));
    }),
  );
