/** What the shop tells of an order, as far as a text needs it. */
interface Facts {
  language: string
  age: number
  characters: { name: string }[]
}

/** A short text that keeps the shop's rules, in the language that is asked for. */
export function goodText(userMessage: string): string {
  const { language, age, characters } = JSON.parse(userMessage) as Facts // the shop sends exactly this
  const portuguese = language.includes('Portuguese')
  const greeting = (name: string) =>
    portuguese
      ? `{name}, oi! Sou eu, ${name}! Você tem ${age} anos, e eu vim de muito longe para te dar um abraço bem apertado.`
      : `{name}, hello! It's ${name}! You're ${age} years old, and I came a long way to give you a great big hug.`
  const names = characters.map(({ name }) => name)
  return names.length === 1
    ? greeting(names[0] ?? '')
    : names.map((name) => `${name}: ${greeting(name)}`).join('\n')
}
