{
  "NAME": {
    "list.title": "Arvelduskontod",
    "list.search": "Nimi või number",
    "list.count": "{n, plural, one {# arvelduskonto} other {# arvelduskontot}}",
    "list.empty": "Ressursside eest tasutakse arvelduskontolt. Arvelduskontot veel ei ole.",
    "list.failed": "Arvelduskontosid ei õnnestunud laadida.",
    "column.name": "Nimi",
    "column.number": "Number",
    "column.created": "Loodud"
  },
  "declaration": {
    "nav.NAME": "TITLE.et"
  }
}
