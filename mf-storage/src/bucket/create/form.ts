import { createForm } from '@console/ui/forms';
import type { BucketValues } from './values';

/** The form that creates a bucket: its fields and hooks, typed by its values. */
export const { Form, TextField, NumberField, CheckboxField, useFormValues, useFormControl } =
  createForm<BucketValues>();
