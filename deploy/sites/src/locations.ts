import type { Location } from '@console/contract/location';

/** Locations of the sample sites. Creating in Jakarta is paused, so that this state is always there to be seen. */
export const locations: Location[] = [
  {
    slug: 'tll',
    display_name: 'Tallinn',
    description: 'Estonia',
    country_code: 'est',
    order_nr: 1,
    is_default: false,
    is_preferred: true,
    is_published: true,
    create_resource_disabled: false,
  },
  {
    slug: 'jhv',
    display_name: 'Jõhvi',
    description: 'Estonia',
    country_code: 'est',
    order_nr: 2,
    is_default: true,
    is_preferred: false,
    is_published: true,
    create_resource_disabled: false,
  },
  {
    slug: 'trtu',
    display_name: 'Tartu',
    description: 'Estonia',
    country_code: 'est',
    order_nr: 3,
    is_default: false,
    is_preferred: false,
    is_published: true,
    create_resource_disabled: false,
  },
  {
    slug: 'jkt01',
    display_name: 'Jakarta',
    description: 'Indonesia',
    country_code: 'idn',
    order_nr: 4,
    is_default: false,
    is_preferred: false,
    is_published: true,
    create_resource_disabled: true,
  },
];
