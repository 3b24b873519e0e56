import { cutText } from '@console/api';
import { accountText } from './texts';

/** Longest message of the server in a toast, in characters. */
const LONGEST = 250;

/** What a toast says of a campaign's code that was used: the server's words, where it has some. */
export const campaignDoneText = (done: { readonly message: string } | undefined): string =>
  cutText(done?.message ?? '', LONGEST) || accountText('campaign.done');
