import { processorText } from './texts';

/** What a vendor's script says no to, in its own words where it has some: a card that is declined, a window that was closed. */
export class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal';

  constructor(vendor: string, message: string | undefined) {
    super(message || processorText('script.refused', { vendor }));
  }
}
