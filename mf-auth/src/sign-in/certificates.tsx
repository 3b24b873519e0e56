import { useFormat, useSiteConfig } from '@console/area/signed-out';
import { safeDocument, safeImage } from '../frame/safe-address';
import { useText } from '../texts';
import { arePdfs, certificateName, certifiedSubjects } from './certificate-facts';

/** What the certificates say, as far as it is known, and how they open. */
function Caption({ urls }: { urls: readonly string[] }) {
  const t = useText();
  const { locale } = useFormat();
  const subjects = certifiedSubjects(urls.map(certificateName)).map((id) => t(id));
  return (
    <p>
      {subjects.length > 0 ? t('certified.all', { subjects: new Intl.ListFormat(locale).format(subjects) }) : null}{' '}
      {arePdfs(urls) ? t('certified.pdf') : t('certified.tab')}
    </p>
  );
}

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
    <footer className="auth-foot">
      <ul aria-label={t('signIn.certificates')}>
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
      <Caption urls={shown.map(({ href }) => href)} />
    </footer>
  );
}
