{
  "name": "mf-NAME",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "sideEffects": false,
  "dependencies": {
    "@console/api": "workspace:*",
    "@console/area": "workspace:*",
    "@console/contract": "workspace:*",
    "@console/domain": "workspace:*",
    "@console/ui": "workspace:*",
    "react": "catalog:"
  },
  "devDependencies": {
    "@playwright/test": "catalog:"
  }
}
