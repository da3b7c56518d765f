import { conversionEvents, type ConversionData, type ConversionEvent } from '@recadinho/contracts/conversions'

/** §7: events that only TikTok has. */
const tiktokEvents = ['AddToCart', 'SubmitForm'] as const

/** The events that advertisers receive. */
export type AdEvent = ConversionEvent | (typeof tiktokEvents)[number]

export interface AdCall {
  name: AdEvent
  data: ConversionData
}

export const isForMeta = (name: string): name is ConversionEvent =>
  conversionEvents.some((each) => each === name)

export const isAdEvent = (name: string): name is AdEvent =>
  isForMeta(name) || tiktokEvents.some((each) => each === name)
