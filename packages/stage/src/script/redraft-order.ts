import { redraftScript, type Redraft, type Script } from './script-document.ts'

export interface OrderRedraft extends Pick<Redraft, 'drafted' | 'renamed' | 'cast'> {
  /** The order's script. */
  readonly lines: Script
  /** What the shop would have drafted of the order as it was. */
  readonly draftedBefore: Script
  /** Whether nothing but the name of an only child has changed. */
  readonly keepsFacts: boolean
}

/**
 * The script of a corrected order: lines that were edited or removed stay so. Those of a writing service stay as they are if
 * only a name changed; of other facts they may be wrong, so that the shop's lines replace them.
 */
export function redraftOrder({ lines, draftedBefore, keepsFacts, ...now }: OrderRedraft): Script {
  const services = new Set(lines.flatMap(({ id, origin }) => (origin === 'service' ? [id] : [])))
  const known = new Set(lines.map(({ id }) => id))
  const isReplaced = services.size > 0 && !keepsFacts
  const redrafted = redraftScript({
    ...now,
    edited: keepsFacts ? withOrigin(lines, services, 'buyer') : lines,
    removed: isReplaced ? [] : draftedBefore.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  })
  return keepsFacts ? withOrigin(redrafted, services, 'service') : redrafted
}

const withOrigin = (lines: Script, ids: ReadonlySet<string>, origin: 'buyer' | 'service'): Script =>
  lines.map((line) => (ids.has(line.id) ? Object.assign({}, line, { origin }) : line))
