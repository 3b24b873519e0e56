{
  "list.title": "Billing accounts",
  "list.search": "Name or number",
  "list.count": "{n, plural, one {# billing account} other {# billing accounts}}",
  "list.empty": "Resources are charged to a billing account. There is none yet.",
  "list.failed": "Billing accounts could not be loaded.",
  "column.name": "Name",
  "column.number": "Number",
  "column.created": "Created"
}
