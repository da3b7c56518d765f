import { parse } from '@babel/parser'

/** Every identifier, key and JSX name of a source file, without strings, texts and comments. */
export function namesOf(source: string, file: string): Set<string> {
  const { tokens } = parse(source, {
    sourceType: 'module',
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    tokens: true,
  })
  const names = (tokens as Token[]).filter(({ type }) => nameTokens.has(type.label ?? ''))
  return new Set(names.map(({ value }) => value))
}

/** `handOverEffects`, `hand_over_effects` and `hand-over-effects` become `hand`, `over`, `effects`. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** Babel types its tokens as `any`; comments among them have a string as their type. */
interface Token {
  type: { label?: string }
  value: string
}

const nameTokens = new Set(['name', 'jsxName', 'privateName'])
