{
  "NAME": {
    "list.title": "Abrechnungskonten",
    "list.search": "Name oder Nummer",
    "list.count": "{n, plural, one {# Abrechnungskonto} other {# Abrechnungskonten}}",
    "list.empty": "Ressourcen werden über ein Abrechnungskonto abgerechnet. Es gibt noch keines.",
    "list.failed": "Die Abrechnungskonten konnten nicht geladen werden.",
    "column.name": "Name",
    "column.number": "Nummer",
    "column.created": "Erstellt"
  },
  "declaration": {
    "nav.NAME": "TITLE.de"
  }
}
