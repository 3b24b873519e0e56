import { createForm } from '@console/ui/forms';
import type { NetworkValues } from './values';

/** The form that creates a network: its fields and hooks, typed by its values. */
export const { Form, TextField, useFormValues } = createForm<NetworkValues>();
