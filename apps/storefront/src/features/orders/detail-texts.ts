import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CorrectableField } from '@recadinho/contracts/orders'

/** The label of each detail, on the page and in the form. */
export const fieldText: Record<CorrectableField, MessageDescriptor> = {
  childName: msg`Child's name`,
  nameHint: msg`How to say it`,
  otherChildren: msg`Other children`,
  childAge: msg`Age`,
  occasion: msg`Occasion`,
  occasionDate: msg`Date of the occasion`,
  additionalNotes: msg`Notes`,
  unsaid: msg`From your notes`,
  likeness: msg`Drawing of your child`,
  script: msg`What is said`,
  whatsappNumber: msg`WhatsApp number`,
  guardianEmail: msg`Email`,
}
