import type { ServiceImage } from '@console/contract/service';

const COUNTED = /^(.+)-\d{2,}$/;

/** A name for a new service that no other one has: 'postgresql-01'. */
export function suggestedName(service: string, taken: readonly (string | null | undefined)[]): string {
  if (service === '') return '';
  const names = new Set(taken);
  for (let counter = 1; ; counter += 1) {
    const name = `${service}-${String(counter).padStart(2, '0')}`;
    if (!names.has(name)) return name;
  }
}

/** Whether a name is one that the form has suggested for one of the services: it follows the choice of the service. */
export function isSuggestion(name: string, images: readonly Pick<ServiceImage, 'service_name'>[]): boolean {
  const [, stem] = COUNTED.exec(name) ?? [];
  return stem !== undefined && images.some(({ service_name }) => service_name === stem);
}
