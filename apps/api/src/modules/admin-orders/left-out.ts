import type { LeftOut } from '@recadinho/contracts/scripts'
import { leftOutOf } from '@recadinho/stage/script'
import type { OrderWithParts } from '../orders/queries.ts'

/** What the notes hold and the script does not: staff see it beside the script, and may know better. */
export const leftOutView = (
  order: OrderWithParts,
  characters: Parameters<typeof leftOutOf>[0]['characters'],
): LeftOut[] => [
  ...leftOutOf({
    locale: order.locale,
    childName: order.child_name,
    childAge: order.child_age,
    occasion: order.occasion,
    notes: order.additional_notes,
    useAIVoice: order.use_ai_voice,
    characters,
  }),
]
