import * as v from 'valibot';

/** Where a value stands, and what is thrown when it can't be used. */
export interface Place {
  /** The file as people know it: `warren/brand.json`. */
  readonly file: string;
  /** The field that the value is, where it is not the whole file: `config`. */
  readonly field?: string;
  /** Makes the error; the message names file, field and reason, a line for each. */
  readonly refuse: (message: string) => Error;
}

/** Reads JSON. @throws what `refuse` makes */
export function parseJson(content: string, { file, refuse }: Pick<Place, 'file' | 'refuse'>): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw refuse(`${file}: no valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A value as its schema gives it out. @throws what `refuse` makes, with all problems at once */
export function checkedValue<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  { file, field, refuse }: Place,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, value);
  if (checked.success) return checked.output;
  const lines = checked.issues.map((issue) => {
    const at = [field, v.getDotPath(issue)].filter(Boolean).join('.') || 'the whole file';
    return `${file}: ${at}: ${issue.message}`;
  });
  throw refuse(lines.join('\n'));
}
