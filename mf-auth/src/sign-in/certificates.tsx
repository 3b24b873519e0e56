import { useSiteConfig } from '@console/area';
import { safeExternalUrl } from '@console/area/router';
import { safeImage } from '../frame/safe-image';
import { useText } from '../texts';

/** What a certificate is called: its image's file name in words, `iso-27001.svg` as 'ISO 27001'. */
export function certificateName(image: string): string {
  const file = image.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .replace(/\b(iso|iec|pci|dss|soc)\b/gi, (word) => word.toUpperCase())
    .trim();
}

/** The site's certificates as images that lead to their documents. */
export function Certificates() {
  const t = useText();
  const { isoCertificates } = useSiteConfig();
  const shown = isoCertificates.flatMap(({ url, image }) => {
    const href = safeImage(url) ?? safeExternalUrl(url);
    const src = safeImage(image);
    return href && src ? [{ href, src, name: certificateName(image) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="auth-foot" aria-label={t('signIn.certificates')}>
      {shown.map(({ href, src, name }) => (
        <li key={href + src}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <img
              src={src}
              alt={t('signIn.certificate', { name })}
              width={44}
              height={44}
              referrerPolicy="no-referrer"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
