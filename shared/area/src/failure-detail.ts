import { failureText, type UiError } from '@console/ui';

/** A failure's message with its correlation id and HTTP status, unless it names them already. (spec 1, section 8) */
export const failureDetail = (error: UiError): string => failureText(error);
