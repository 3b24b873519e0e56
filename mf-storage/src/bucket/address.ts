/**
 * Where S3 clients find a bucket.
 * @param endpoint the S3 endpoint's address, with or without a slash at its end
 * @param pathStyle whether the site has the bucket in the path instead of the host name
 * @returns undefined when the endpoint is no address
 */
export function bucketAddress(endpoint: string, name: string, pathStyle: boolean): string | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (pathStyle) return `${url.origin}${url.pathname.replace(/\/$/, '')}/${name}`;
  return `${url.protocol}//${name}.${url.host}${url.pathname.replace(/\/$/, '')}`;
}
