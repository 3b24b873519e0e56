/** What people call the thing that a call makes; '' where its parameters do not say. */
export function nameIn(params: Readonly<Record<string, unknown>>): string {
  for (const key of ['name', 'display_name', 'description', 'title', 'grantee_username']) {
    const value = params[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
