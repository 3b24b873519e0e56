{
  "NAME": {
    "list.title": "Akun penagihan",
    "list.search": "Nama atau nomor",
    "list.count": "{n, plural, other {# akun penagihan}}",
    "list.empty": "Biaya sumber daya dibebankan ke akun penagihan. Belum ada akun penagihan.",
    "list.failed": "Akun penagihan tidak dapat dimuat.",
    "column.name": "Nama",
    "column.number": "Nomor",
    "column.created": "Dibuat"
  },
  "declaration": {
    "nav.NAME": "TITLE.id"
  }
}
