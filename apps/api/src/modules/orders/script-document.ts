import type { LineOrigin, ScriptLine } from '@recadinho/contracts/scripts'
import { namesOf } from '@recadinho/stage/first-name'
import {
  currentUnsaid,
  linesOfText,
  sayAsOf,
  scriptText,
  spokenName,
  type Script,
  type ScriptRequest,
} from '@recadinho/stage/script'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { childrenIn, scriptInput } from './detail-columns.ts'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { Unsaid } from '@recadinho/contracts/personalization'
import type { NamedChild, OrdersTable, ScriptsTable } from '../../db/schema/orders.ts'

/** Who speaks to whom in an order. */
export interface Speaking {
  locale: ScriptRequest['locale']
  child_name: string
  name_hint: string | null
  other_children: readonly NamedChild[]
  characters: readonly { character_id: string; name: LocalizedText }[]
}

/** A version of the script, as it is stored. */
export interface StoredScript {
  lines: ScriptLine[] | null
  text: string
  author: ScriptsTable['author']
}

const originOf = { writer: 'shop', buyer: 'buyer', staff: 'staff' } as const satisfies Record<
  ScriptsTable['author'],
  LineOrigin
>

/** The lines of a version. One of an older release has its text alone, which is split by speakers and sentences. */
export const linesOf = ({ lines, text, author }: StoredScript, order: Speaking): ScriptLine[] =>
  lines ??
  documentOf(
    linesOfText(
      text,
      {
        locale: order.locale,
        ...childrenIn(order),
        characters: castOf(order),
      },
      originOf[author],
    ),
  )

/** The lines as text, for staff, captions and the family's next films. */
export const textOf = (
  lines: readonly ScriptLine[],
  order: Pick<Speaking, 'locale' | 'characters'>,
): string => scriptText(lines, castOf(order), order.locale)

const castOf = ({ characters }: Pick<Speaking, 'characters'>) =>
  characters.map(({ character_id: id, name }) => ({ id, name }))

/** What the writer returns, as the contract has it. */
export const documentOf = (script: Script): ScriptLine[] =>
  script.map((line) => ({
    ...line,
    speakers: [...line.speakers],
    sayAs: line.sayAs.map((each) => ({ ...each })),
  }))

/** What an order's script is written from; `used` are the family's earlier scripts. */
export const scriptRequestOfOrder = (
  order: Parameters<typeof scriptInput>[0] & Pick<Selectable<OrdersTable>, 'characters'>,
  used: readonly string[] = [],
): ScriptRequest => ({
  ...scriptInput(order),
  used,
  characters: order.characters.map(({ character_id: id, name, greeting_style: greetingStyle }) => ({
    id,
    name,
    greetingStyle,
  })),
})

/** O4.9: the choices whose part still stands in the notes. */
export const unsaidOf = (request: ScriptRequest): Unsaid =>
  currentUnsaid(request).map(({ text, choice }) => ({ text, choice }))

/**
 * The lines with the origins that can be proven: that of the first known line with the same id, words and speakers, which
 * also says what it tells, and `otherwise` without one.
 */
export const withOrigins = (
  lines: readonly ScriptLine[],
  known: readonly ScriptLine[],
  otherwise: LineOrigin,
): ScriptLine[] =>
  lines.map((line) => {
    const same = known.find(
      ({ id, text, speakers }) =>
        id === line.id && text === line.text && isDeepStrictEqual(speakers, line.speakers),
    )
    if (same === undefined) return { ...line, origin: otherwise }
    const { origin, part, topic, note } = same
    return { ...line, origin, part, topic, note }
  })

/** Whether any line is said to be a writing service's. */
export const hasServiceLines = (lines: readonly ScriptLine[] = []): boolean =>
  lines.some(({ origin }) => origin === 'service')

/** Who wrote a script that the buyer sees and the shop drafts. */
export const authorOf = (lines: readonly ScriptLine[]): 'writer' | 'buyer' =>
  lines.some(({ origin }) => origin === 'buyer') ? 'buyer' : 'writer'

/** The lines with the children's names pronounced as the order says now; other names stay as they are pronounced. */
export function pronounced(lines: readonly ScriptLine[], order: Speaking): ScriptLine[] {
  const children = childrenIn(order)
  const names = new Set(
    namesOf(children)
      .split('\n')
      .map((name) => spokenName(name, order.locale)),
  )
  const hints = sayAsOf({ ...children, locale: order.locale })
  return lines.map((line) => {
    const others = line.sayAs.filter((each) => !names.has(each.name))
    const own = hints.filter((each) => line.text.includes(each.name))
    return { ...line, sayAs: [...own, ...others].slice(0, 3) }
  })
}
