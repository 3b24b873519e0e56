import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Motif, setTitle, SignedOutFrame, useLocations, useSite } from '@console/area/signed-out';
import { safeImage } from './safe-address';
import './frame.css';

interface AuthFrameProps {
  /** Title of the page in the browser. */
  readonly title: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Every screen around signing in: the brand's art beside a form. */
export function AuthFrame({ title, children, foot }: AuthFrameProps) {
  const { config, brand } = useSite();
  const { siteName, loginImages } = config;
  const places = useLocations().length;
  const image = safeImage(loginImages[0] ?? brand.assets?.loginImage);
  useEffect(() => setTitle(title), [title]);
  return (
    <SignedOutFrame
      siteName={siteName}
      logo={safeImage(brand.assets?.logo)}
      art={image ? <img src={image} alt="" referrerPolicy="no-referrer" /> : <Motif draws places={places} />}
    >
      <div className="auth-body">{children}</div>
      {foot}
    </SignedOutFrame>
  );
}

/** The heading of a screen; takes the focus when one screen replaces another, so that it is read out. */
export function AuthTitle({
  children,
  subtitle,
  focus = false,
}: {
  children: ReactNode;
  subtitle?: ReactNode;
  focus?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div>
      <h1 ref={heading} className="auth-title" tabIndex={-1}>
        {children}
      </h1>
      {subtitle ? <div className="auth-subtitle">{subtitle}</div> : null}
    </div>
  );
}
