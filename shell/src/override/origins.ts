/**
 * The origin that an address names, where a tab of this site may load an area from it.
 * @param allowed origins as the page's document lists them; `http://localhost:*` stands for each port
 */
export function allowedOrigin(address: string, allowed: readonly string[] = []): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  return allowed.includes(origin) || allowed.includes(`${protocol}//${hostname}:*`) ? origin : undefined;
}
