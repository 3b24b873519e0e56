import { type Translations } from '@console/area/signed-out';

/** The texts of this package in another language, all groups in one file: fetched once, with the first screen that needs it. */
export const translations: Translations = (language) =>
  import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /\/[a-z]+\.json$/, webpackExclude: /\/en\// */ `./${language}.json`
  );
