import type { Order } from '@recadinho/contracts/orders'
import {
  emptyPersonalization,
  personalizationFields,
  type Personalization,
} from '@recadinho/contracts/personalization'
import { splitInternational } from '@recadinho/i18n/phone'

/** An order's fields as they are entered, and the country of the number if it is known. */
export function enteredFields(order: Order): Personalization & { whatsappCountry: string | null } {
  const phone = splitInternational(`+${order.whatsappNumber}`)
  const fields = Object.fromEntries<unknown>(
    personalizationFields.map((field) => [field, order[field] ?? emptyPersonalization[field]]),
  ) as Personalization // a value of its kind for each
  return {
    ...fields,
    otherChildren: order.otherChildren.map(({ name, nameHint }) => ({ name, nameHint: nameHint ?? '' })),
    whatsappNumber: phone?.national ?? order.whatsappNumber,
    whatsappCountry: phone?.country ?? null,
  }
}
