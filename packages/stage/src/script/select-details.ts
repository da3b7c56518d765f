import type { Detail, DetailKind, LeftOut, ReadNotes } from './details.ts'

/** Told well, two or three say more than six. */
const mostDetails = 3
/** What was read with less certainty is told only while there are fewer. */
const mostWithUnsure = 2
/** What matters most to who wrote it comes first: what was asked for, then the newest and the proudest. */
const weights: Record<DetailKind, number> = {
  sorrow: 20,
  care: 18,
  ill: 13,
  love: 12,
  proud: 11,
  wish: 10,
  luck: 10,
  congratulation: 10,
  soon: 9,
  fear: 8,
  hello: 8,
  greeting: 9,
  waits: 9,
  kiss: 8,
  nickname: 7,
  each: 10,
  toOne: 10,
  fact: 6,
  likes: 5,
  heard: 3,
}
/** How much a line of this topic matters, to whom the notes are. */
export const weightOf = (topic: string | null): number =>
  Object.entries(weights).find(([kind]) => kind === topic)?.[1] ?? 0

/** One of a kind is enough. */
const single: ReadonlySet<DetailKind> = new Set([
  'sorrow',
  'care',
  'love',
  'nickname',
  'kiss',
  'fear',
  'wish',
  'ill',
])
/** Said last, whatever the order of the notes. */
const last: ReadonlySet<DetailKind> = new Set(['hello', 'greeting', 'kiss', 'love'])

/** The details that are told, in the order in which they are told. */
export function selectDetails({ details, leftOut, unspoken, isSad }: ReadNotes): ReadNotes {
  const selected: Detail[] = []
  const weightIn = ({ kind, isMention, isUnsure }: Detail) =>
    isMention ? weights.heard : weights[kind] - (isUnsure ? weights.heard : 0)
  const weighed = [...details].sort((a, b) => weightIn(b) - weightIn(a))
  for (const detail of weighed) {
    const again =
      (single.has(detail.kind) && selected.some(({ kind }) => kind === detail.kind)) ||
      selected.some(({ words }) => words === detail.words && words !== '')
    const most = detail.isUnsure ? mostWithUnsure : mostDetails
    if (selected.length < most && !again) selected.push(detail)
  }
  const noRoom = details
    .filter((detail) => !selected.includes(detail) && detail.source !== '')
    .map(({ source }): LeftOut => ({ text: source, reason: 'room' }))
  const inOrder = details.filter((detail) => selected.includes(detail))
  return {
    details: [
      ...inOrder.filter(({ kind }) => !last.has(kind)),
      ...inOrder.filter(({ kind }) => last.has(kind)),
    ],
    leftOut: [...leftOut, ...noRoom],
    unspoken,
    isSad,
  }
}
