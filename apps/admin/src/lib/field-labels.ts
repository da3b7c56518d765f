import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CorrectableField } from '@recadinho/contracts/orders'
import type { UnsaidChoice } from '@recadinho/contracts/personalization'

/** What staff call a detail: as a label, and among others in a sentence. */
export const fieldLabels: Record<CorrectableField, { label: MessageDescriptor; inList: MessageDescriptor }> =
  {
    childName: { label: msg`Child's name`, inList: msg`name` },
    nameHint: { label: msg`How to say the name`, inList: msg`how to say the name` },
    otherChildren: { label: msg`Other children`, inList: msg`other children` },
    childAge: { label: msg`Age`, inList: msg`age` },
    occasion: { label: msg`Occasion`, inList: msg`occasion` },
    occasionDate: { label: msg`Occasion date`, inList: msg`occasion date` },
    additionalNotes: { label: msg`Notes`, inList: msg`notes` },
    unsaid: { label: msg`Not to be said`, inList: msg`what is not said` },
    likeness: { label: msg`Drawing`, inList: msg`drawing` },
    script: { label: msg`Script`, inList: msg`script` },
    whatsappNumber: {
      label: msg`WhatsApp`,
      inList: msg({ context: 'in a list', message: 'WhatsApp number' }),
    },
    guardianEmail: { label: msg`Email`, inList: msg`email address` },
  }

/** What the buyer decided about a part of the notes that no line tells. */
export const choiceTexts: Record<UnsaidChoice, MessageDescriptor> = {
  team: msg`buyer: only for the team`,
  never: msg`buyer: never to be mentioned`,
}
