{
  "name": "mf-NAME",
  "area": "NAME",
  "owner": "NAME team",
  "contract": "^CONTRACT",
  "routes": [{ "prefix": "/NAME" }],
  "navigation": [
    {
      "id": "NAME",
      "label": { "id": "nav.NAME", "text": "TITLE" },
      "icon": "package",
      "to": "/NAME",
      "order": 100
    }
  ],
  "data": [{ "route": "/NAME", "calls": ["listBillingAccounts"] }]
}
