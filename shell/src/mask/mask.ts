import './mask.css';
import { cachedContents, configureApi, STORAGE_KEYS, storage } from '@console/api';
import { currentSite } from '@console/area';
import { privateFields } from '@console/contract/private-fields';
import { toast } from '@console/ui';
import { formSpans } from './masked';
import { MaskedPage } from './page';
import { MASK_KEY, maskStore } from './store';
import { text } from './texts';
import { PrivateValues } from './values';

export { MaskSign } from './sign';

let page: MaskedPage | undefined;

/** What the browser keeps of names: the journal, jobs, drafts, what was searched for. */
function readKept(values: PrivateValues): void {
  for (const kept of [storage.session, storage.persistent])
    for (const key of kept.keys()) {
      const value = kept.get(key) ?? '';
      // What the site offers is nobody's own.
      if (key !== STORAGE_KEYS.cachedConfig && /^[[{]/.test(value)) values.addFrom(`{"kept":${value}}`);
    }
}

/** A field of a form is private by the last part of its name: 'disks.0.name'. */
const isPrivateName = (name: string): boolean => privateFields.has(name.split('.').at(-1) ?? '');

/** Masks this page until `end`. What comes from the server from now on is known before anything can show it. */
export function begin(): void {
  if (page) return;
  const { config } = currentSite();
  const { siteLocale, siteCurrency } = config;
  const values = new PrivateValues();
  const byForm = formSpans(['en', siteLocale.replace('_', '-'), navigator.language], siteCurrency);
  const masked = new MaskedPage(document, {
    spans: (line) => [...byForm(line), ...values.spans(line)],
    typed(field, name, value, isLeft) {
      if (!isPrivateName(name)) return;
      values.setTyped(field, isLeft ? '' : value);
      if (isLeft) values.add(value);
    },
  });
  page = masked;
  let known = 0;
  const learn = (call: string, content: unknown): void => {
    values.addFrom(content, call);
    if (values.count === known) return;
    known = values.count;
    // What is shown already may say it, too.
    setTimeout(() => page === masked && masked.maskAll());
  };
  // It came with the page: names of locations are public from the start.
  values.addFrom(config, 'getUiConfig');
  readKept(values);
  for (const [call, content] of cachedContents()) values.addFrom(content, call);
  known = values.count;
  configureApi({ onContent: learn });
  masked.start();
}

function end(): void {
  page?.stop();
  page = undefined;
  configureApi({ onContent: () => undefined });
}

/** Switches it for this tab, and says so. */
export function toggle(): void {
  const isOn = !maskStore.getState().isOn;
  if (isOn) {
    storage.session.set(MASK_KEY, 'on');
    begin();
  } else {
    storage.session.remove(MASK_KEY);
    end();
  }
  maskStore.setState({ isOn });
  toast.success(text(isOn ? 'on' : 'off'));
}
