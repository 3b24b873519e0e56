import type { ReactNode } from 'react';
import { BrandMark } from '../parts/brand-mark';
import { Motif } from '../motif/motif';
import { useBrand } from '../root/theme-root';
import './gallery.css';
import { Forms, Tables } from './groups';
import { Overlays } from './overlays-section';
import { Buttons, Controls, Marks, Money, Page, States } from './sections';

const SECTIONS: [string, () => ReactNode][] = [
  ['Buttons', Buttons],
  ['Controls', Controls],
  ['Status, badges, values', Marks],
  ['Page', Page],
  ['Money', Money],
  ['States', States],
  ['Tables', Tables],
  ['Forms', Forms],
];

/** Every part in every state, in both schemes side by side. For developers. */
export function Gallery(): ReactNode {
  const brand = useBrand();
  return (
    <div className="ui-gallery">
      <h1>
        <BrandMark size={26} /> {brand?.name}
      </h1>
      <Overlays />
      {SECTIONS.map(([name, Section]) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className="pair">
            {(['light', 'dark'] as const).map((scheme) => (
              <div key={scheme} data-brand={brand?.id} data-scheme={scheme} className="ground">
                <Section />
              </div>
            ))}
          </div>
        </section>
      ))}
      <section>
        <h2>Art</h2>
        <div className="art">
          <Motif />
        </div>
      </section>
    </div>
  );
}
