/** Where the calls of the table come from: a repository of a client, or a description that one of them keeps. */
export const sources = {
  /** The API's own description as it stood on 2025-12-04, kept in that repository. */
  reference: 'vendor reference of 2025-12-04 in bapung/idcloudhost-go-client-library e77fc97',
  cloudaxion: 'zorgatia/terraform-provider-cloudaxion 415148e',
  cloudaxionNotes: 'zorgatia/terraform-provider-cloudaxion 23d3f19, docs/api-notes.md',
  inspace: 'thanet-s/inspace-cloud-kube-modules 19ab101',
  javascript: 'RayhanHamada/idcloudhost-js-client 53226e0',
  pilwio: 'Borks/Pilwio 018c697',
  pilw: 'amPerl/pilw 00ac856',
} as const;
