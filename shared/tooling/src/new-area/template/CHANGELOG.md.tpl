# Changes of mf-NAME

What customers notice, the newest version first. `npm run remotes -- publish` reminds of a version without an entry.

## 0.1.0

The first version.
