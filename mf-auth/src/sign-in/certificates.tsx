import { useSiteConfig } from '@console/area';
import { safeExternalUrl } from '@console/area/router';
import { safeImage } from '../frame/safe-image';
import { useText } from '../texts';

/** What a certificate is called: the name of its document in words, `iso-27001.pdf` as 'ISO 27001'. */
export function certificateName(url: string): string {
  const file = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .replace(/\b(iso|iec|pci|dss|soc)\b/gi, (word) => word.toUpperCase())
    .trim();
}

/** A document of this origin, or one over HTTPS; never one that is inside its address. */
const safeDocument = (url: string): string | undefined => (url.startsWith('/') ? safeImage(url) : safeExternalUrl(url));

/** The site's certificates as images that lead to their documents. */
export function Certificates() {
  const t = useText();
  const { isoCertificates } = useSiteConfig();
  const shown = isoCertificates.flatMap(({ url, image }) => {
    const href = safeDocument(url);
    const src = safeImage(image);
    return href && src ? [{ href, src, name: certificateName(url) }] : [];
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
