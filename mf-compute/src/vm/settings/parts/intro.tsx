import { SettingsText, type SettingsId } from '../texts';

/** The line under a dialog's title, with the names in it heavier; a name is never cut. */
export function Intro({ id, values }: { id: SettingsId; values: Readonly<Record<string, string | number>> }) {
  const shown = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? <b key={key}>{value}</b> : value,
  ]);
  return <SettingsText id={id} values={Object.fromEntries(shown)} />;
}
