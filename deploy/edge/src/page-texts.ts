import { ownValue } from '@console/contract/own-value';

/** What the page itself says, before or without the console, which has the texts of everything else. */
interface PageTexts {
  /** For browsers that run no scripts; after the site's name and a colon. */
  readonly needsScript: string;
  /** Where the console's scripts do not come. */
  readonly notLoaded: string;
  readonly advice: string;
  readonly reload: string;
}

const ENGLISH: PageTexts = {
  needsScript: 'this console needs JavaScript.',
  notLoaded: 'The console could not be loaded',
  advice: 'Check your connection and reload the page. If that does not help, something may be blocking its scripts.',
  reload: 'Reload page',
};

const TEXTS: Readonly<Record<string, PageTexts>> = {
  en: ENGLISH,
  et: {
    needsScript: 'see konsool vajab JavaScripti.',
    notLoaded: 'Konsooli ei õnnestunud laadida',
    advice: 'Kontrolli ühendust ja laadi leht uuesti. Kui see ei aita, võib miski selle skripte blokeerida.',
    reload: 'Laadi leht uuesti',
  },
  id: {
    needsScript: 'konsol ini memerlukan JavaScript.',
    notLoaded: 'Konsol tidak dapat dimuat',
    advice: 'Periksa koneksi Anda, lalu muat ulang halaman. Jika tidak membantu, mungkin ada yang memblokir skripnya.',
    reload: 'Muat ulang halaman',
  },
  de: {
    needsScript: 'Diese Konsole benötigt JavaScript.',
    notLoaded: 'Die Konsole konnte nicht geladen werden',
    advice:
      'Prüfen Sie die Verbindung und laden Sie die Seite neu. Hilft das nicht, werden ihre Skripte möglicherweise blockiert.',
    reload: 'Seite neu laden',
  },
};

/** The texts of the page in the language of a locale such as 'et_EE'; English where there are none. */
export const pageTexts = (locale: string): PageTexts =>
  ownValue(TEXTS, locale.toLowerCase().split(/[-_]/)[0] ?? '') ?? ENGLISH;
