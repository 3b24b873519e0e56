/** Public keys that ssh-keygen has made, with what it says of them; for tests. */
export const samples = [
  {
    line: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDc1Qej35EadkUNvhjIW16VuYD7jSsu/ILAEI3KBH3+h kadri@laptop',
    bits: 256,
    fingerprint: 'SHA256:URDmHWEP6I73Qa6DQih2LIJmUcedLtbNnizpta/3YFY',
  },
  {
    line: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCY66FQtj00X51HvhL59E2h3cf/4nF74/xtB2vBZj+DRgWd5tzZpXah3NxzeMj871wGscsNZfEdoh/10SlaYR8mSUmJKkr93TGz4zTe9yHQ+IZ8a00nqAj/lCdlVl8ejUf8DRgqjOVoHkGsIC1Qz7YVZKTIjP5xrT79soSCs87HU6vMEb/mA+kC4vZJjqXcwIcwpCgxm029UNNlOsTf1huDGLVnSFmO11fp1vsKhpfAP1K3ZqHfz9c962SCWMTvrxeX/yjtEsVgcis5bgWivJOlABHTQ7nySvjumOOqLfa+JBBRwWUgMYktETLHi0RSLlp7mzMEF+vCn/SN8PG6T7X1 kadri@laptop',
    bits: 2048,
    fingerprint: 'SHA256:eG7WzIlv8Ufz/4Q3VgCIs8hPUugYFAW9sWD0tHAK6us',
  },
  {
    line: 'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBE3xQYu301y9YeUC3gOSy4dATYc7fOLYWiKuSZK6PLapyKa6N7g0JsPw1+IyNK/xMW7+4lIhLvF1xfK9Iu0xe58= kadri@laptop',
    bits: 256,
    fingerprint: 'SHA256:oeRZMNf61tiwinARHW9cmQ3YdJiyXsRyBqkGPjPj8k4',
  },
  {
    line: 'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBCyfdo+OHjg+XBEwzrw8FWp8XOBHRpXlvMfd5iZAOg321wwKcq6cHJ088fX2kgGpmADLNuasG45rl/QDYL7byRfswn3eM7lK1tRet6SdHUPAXpJTFcei6Nfzk53xCeKDtQ== kadri@laptop',
    bits: 384,
    fingerprint: 'SHA256:R/pkz7Rzr9VGIizejy5+D+xLFHIUVKGpmBflKCKZrT0',
  },
  {
    line: 'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBABjbnpp45vdrdi9unC2uJc4StjFLp0QKhwXZ+afb6n3k/AwIKCYG11wCFwpPbDjn6KJvkKQ4e0/P5BJobhz0PKMVgEP7TItSWZD9KWkKmgq4F6lcau/B/nvuG/X28WIi3XcWYKJu/kizuQY7tf8nyK1tnO2ASg80mzLpNlvzvC5qNOgdw== kadri@laptop',
    bits: 521,
    fingerprint: 'SHA256:Bo+OfY3V7eGqMvZ7s/2VTHm1qEIBLmBUhjsqXjDpx+E',
  },
] as const;

/** As ssh-keygen has made it, too; nobody takes it any more. */
export const shortRsa =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDGNbhfVKTefz2Yd2VZOjOl4m0JOkIuAAgy7s9PXlmtg5Ys6OME/MwpUV/uPzdSgOASwKKRfQCLZpK5D55vuXynmVqHktZIGBQEsj6CHKn3bWtYFvk/WdB7zDUZVX+XDGZ+hc9e7h6UW0UpqU/IBNabg81N+raKYuQ2hyGVZjQWRw== kadri@laptop';
