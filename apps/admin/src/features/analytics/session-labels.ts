import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { otherKey } from '@recadinho/contracts/filters'
import type { Consent, Device, FunnelStep } from '@recadinho/contracts/tracking'

export const deviceLabels: Record<Device, MessageDescriptor> = {
  mobile: msg({ context: 'device', message: 'Phone' }),
  tablet: msg`Tablet`,
  desktop: msg`Computer`,
}

const otherLabel = msg`Other`

/** The name of a source, page or other key; `other` becomes “Other”. */
export const keyWords = (i18n: I18n, key: string): string => (key === otherKey ? i18n._(otherLabel) : key)

/** The furthest step of a session. */
export const stepLabels: Record<FunnelStep, MessageDescriptor> = {
  visit: msg`Visited`,
  purchase: msg`Began an order`,
  checkout: msg`Reached checkout`,
  payment: msg`Placed an order`,
  paid: msg({ context: 'session', message: 'Paid' }),
}

export const consentLabels: Record<Consent, MessageDescriptor> = {
  granted: msg`Given`,
  denied: msg`Refused`,
  exempt: msg`Not asked: measured without identifying the visitor`,
}

const botLabels: Record<string, MessageDescriptor> = {
  user_agent: msg`Says that it is a robot`,
  no_user_agent: msg`Doesn't say what browser it is`,
  no_screen: msg`Has no screen`,
}

const actionLabels: Record<string, MessageDescriptor> = {
  [otherKey]: otherLabel,
  pageview: msg`Opened a page`,
  outbound: msg`Followed a link to another site`,
  video: msg`Watched a video`,
  VideoView: msg`Watched a video`,
  PageVisit: msg`Visited a page`,
  ViewContent: msg`Looked at a product`,
  CharacterSelection: msg`Selected a character`,
  CTAClick: msg`Pressed a button`,
  Contact: msg`Got in touch`,
  AddToCart: msg`Selected a package`,
  InitiateCheckout: msg`Began checkout`,
  Purchase: msg`The page reported a purchase`,
  CompletePayment: msg`The page reported a payment`,
  SubmitForm: msg`Sent a form`,
  order_placed: msg`Placed an order`,
  order_paid: msg`The order was paid`,
}

const propertyLabels: Record<string, MessageDescriptor> = {
  url: msg`Address`,
  value: msg`Value`,
  currency: msg`Currency`,
  video_progress: msg`Watched, in percent`,
  cta_location: msg`Part of the page`,
  content_name: msg`Name`,
  content_id: msg`Product`,
  content_ids: msg`Products`,
  content_type: msg`Kind`,
  content_category: msg`Category`,
  num_items: msg`Quantity`,
}

/**
 * Translates a code from the server; an unknown one, from another site or a newer server, is shown as it is.
 */
const known = (labels: Record<string, MessageDescriptor>) => (i18n: I18n, word: string) => {
  const label = Object.hasOwn(labels, word) ? labels[word] : undefined
  return label ? i18n._(label) : word
}

export const botWords = known(botLabels)
export const actionWords = known(actionLabels)
export const propertyWords = known(propertyLabels)
