import type { LeftOut, ScriptLine } from '@recadinho/contracts/scripts'
import { notePartsOf, writeScript, type Script, type ScriptRequest } from '@recadinho/stage/script'
import { scriptInput } from '../orders/detail-columns.ts'
import type { OrderWithParts } from '../orders/queries.ts'

/** What the notes hold and the script does not: staff see it beside the script, and may know better. */
export const leftOutView = (order: OrderWithParts): LeftOut[] =>
  leftOutOf({
    locale: order.locale,
    childName: order.child_name,
    childAge: order.child_age,
    occasion: order.occasion,
    notes: order.additional_notes,
    useAIVoice: order.use_ai_voice,
    characters: [],
  }).map(({ text, reason }) => ({ text, reason }))
