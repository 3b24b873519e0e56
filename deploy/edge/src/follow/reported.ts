/** Versions of areas that a report tells of: the one that failed, and those whose files stand in its stack. */
const NAMED = /"area_version":"(mf-[a-z]+)@([\w.-]+)"/g;
const IN_STACK = /\/remotes\/(mf-[a-z]+)\/([\w.-]+)\//g;

export interface ReportedVersion {
  readonly target: string;
  readonly version: string;
}

/** The versions of areas that a report is about, each once. `text`: the report as it came. */
export function reportedVersions(text: string): ReportedVersion[] {
  const found = [...text.matchAll(NAMED), ...text.matchAll(IN_STACK)];
  const each = new Map(
    found.map(([, target = '', version = '']) => [`${target} ${version}`, { target, version }] as const),
  );
  return [...each.values()];
}
