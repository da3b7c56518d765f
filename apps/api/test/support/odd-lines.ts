/** What parents may write in a line: each is stored as it is. */
export const oddLines = [
  ['markup', '<script>alert(1)</script> & "it"'],
  ['a link', 'Veja https://example.com/?a=1&b=2'],
  ['a phone number', 'Ligue para +55 11 98765-4321!'],
  ['700 letters without a space', 'a'.repeat(700)],
  ['Cyrillic', 'Привет, Оливия!'],
  ['Arabic', 'مرحبا يا أوليفيا'],
  ['emoji only', '🎂🎉👩\u200D🚀'],
  ['braces', '{name} {years} ${x}'],
] as const
