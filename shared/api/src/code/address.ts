import { apiSettings } from '../settings';

/** Where calls go, in full: 'https://console.example.com/api/v1'. */
export const apiAddress = (): string => new URL(apiSettings().baseUrl, window.location.origin).href;
