import { createForm } from '@console/ui/forms';
import type { OrderValues } from './values';

/** The order form: its fields and hooks, typed by its values. */
export const { ChoiceTiles, Form, SelectField, TextField, useFormControl, useFormValues } = createForm<OrderValues>();
