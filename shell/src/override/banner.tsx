import { reloadPage } from '@console/area';
import { Banner } from '@console/ui';
import { forgetOverride } from './kept';
import type { OverrideState } from './state';
import { useText } from './texts';

function end(): void {
  forgetOverride();
  reloadPage();
}

/** Says on every screen that one area is not the site's own, and leads back. */
export function OverrideBanner({ state }: { state: OverrideState }) {
  const t = useText();
  return (
    <Banner
      icon="triangle-alert"
      action={
        <button type="button" className="ui-txtbtn" onClick={end}>
          {t('end')}
        </button>
      }
    >
      {'version' in state ? t('banner', state) : t('failed', { ...state, problem: state.problem() })}
    </Banner>
  );
}
