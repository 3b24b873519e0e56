/** The API has memory in MB; people choose and read it in GB. */
export const MB_PER_GB = 1024;
