import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CorrectableField } from '@recadinho/contracts/orders'

/** The label of each detail, on the page and in its form. */
export const fieldText: Record<CorrectableField, MessageDescriptor> = {
  childName: msg`Child's name`,
  nameHint: msg`Say it like this`,
  childAge: msg`Age`,
  occasion: msg`Occasion`,
  occasionDate: msg`On which day`,
  additionalNotes: msg`Notes`,
  whatsappNumber: msg`WhatsApp number`,
  guardianEmail: msg`E-mail`,
}

export const emailInvalid = msg`Give an e-mail address that we can answer to`
