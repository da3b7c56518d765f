/** The parts of the shop's order data that a text needs. */
interface Facts {
  language: string
  age: number
  notes: string
  /** The notes, cut into numbered parts. */
  parts?: Record<string, string>
  characters: { name: string }[]
}

/** A short text that follows the shop's rules, in the requested language: it tells the first part of the notes. */
export function goodText(userMessage: string): string {
  const { language, age, characters, parts = {} } = JSON.parse(userMessage) as Facts // the shop sends exactly this
  const portuguese = language.includes('Portuguese')
  const greeting = (name: string) =>
    portuguese
      ? `{name}, oi! Sou eu, ${name}! Você tem ${age} anos, e eu vim de muito longe para te dar um abraço bem apertado.`
      : `{name}, hello! It's ${name}! You're ${age} years old, and I came a long way to give you a great big hug.`
  const [part] = Object.entries(parts)
  const news = part
    ? ` ${portuguese ? 'E já me contaram uma novidade muito boa' : 'And I was told some very good news of you'}: ${part[1]}! [${part[0]}]`
    : ''
  const names = characters.map(({ name }) => name)
  return names.length === 1
    ? greeting(names[0] ?? '') + news
    : names.map((name, at) => `${name}: ${greeting(name)}${at === 0 ? news : ''}`).join('\n')
}

/** What an instruction in the notes asks for: a service that follows it, as none should. */
export function orderedText(userMessage: string): string {
  const { notes } = JSON.parse(userMessage) as Facts // the shop sends exactly this
  return /(?:say|diga):\s*(.+)/isu.exec(notes)?.[1] ?? ''
}
