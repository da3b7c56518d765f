import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CreateAffiliateBody } from '@recadinho/contracts/admin-affiliates'
import type { CreateLandingSiteBody } from '@recadinho/contracts/landing-sites'
import type { AdminPromoCode } from '@recadinho/contracts/admin-promo-codes'
import type { ChangeAdvertisingBody } from '@recadinho/contracts/advertising'
import type { AdminSettings, Retention } from '@recadinho/contracts/admin-settings'
import type { CharacterFields } from '@recadinho/contracts/characters'
import type { CountryFields } from '@recadinho/contracts/countries'
import type { AdminPackage } from '@recadinho/contracts/packages'
import { templateFieldLabels } from '../../lib/template-labels.ts'

const settings: Record<keyof AdminSettings, MessageDescriptor> = {
  siteTitle: msg`Site title`,
  defaultLocale: msg`Default language`,
  defaultCurrency: msg`Default currency`,
  contactEmail: msg`Email`,
  contactPhone: msg`Phone`,
  contactWhatsapp: msg`WhatsApp`,
  contactAddress: msg`Address`,
  socialInstagram: msg`Instagram`,
  socialFacebook: msg`Facebook`,
  timeZone: msg`Time zone`,
  openingHours: msg`Opening hours`,
  dailyCapacity: msg`Videos a day`,
  cardEnabled: msg`Card`,
  pixEnabled: msg`PIX`,
  gatewaysOff: msg`Payment providers switched off`,
  seasonalBanner: msg`Seasonal banner`,
  maintenance: msg`Maintenance`,
  retention: msg`Retention`,
  commissionDays: msg`Days until a commission can be paid out`,
  deliverDraftVoice: msg`Deliver silent films and draft voices`,
  speechNames: msg`Names may go to the speech service`,
  approveInBulk: msg`Approve several films together`,
  approveByRule: msg`Approve and deliver films by a rule`,
  parentRecordings: msg`Parents may record lines`,
}

const advertising: Record<keyof ChangeAdvertisingBody['changes'], MessageDescriptor> = {
  metaPixelId: msg`Meta pixel`,
  metaTestCode: msg`Meta test event code`,
  tiktokPixelId: msg`TikTok pixel`,
  tiktokServer: msg`Also tell TikTok from the server`,
}

const packages: Record<Exclude<keyof AdminPackage, 'id'>, MessageDescriptor> = {
  title: msg`Title`,
  description: msg`Description`,
  charactersCount: msg`Number of characters`,
  deliveryHours: msg`Delivery time in hours`,
  position: msg`Place in the list`,
  active: msg`For sale`,
  inLimitedOffer: msg`Also for countries with a limited offer`,
  prices: msg`Prices`,
  links: msg`Payment links`,
}

const promoCodes: Record<Exclude<keyof AdminPromoCode, 'code' | 'used'>, MessageDescriptor> = {
  percentage: msg`Discount in percent`,
  startsAt: msg`Starts`,
  endsAt: msg`Ends`,
  usesLimit: msg`Number of uses`,
  packageIds: msg`Packages`,
  announced: msg`Show it in the shop`,
  active: msg`Can be used`,
}

const affiliates: Record<Exclude<keyof CreateAffiliateBody, 'code'>, MessageDescriptor> = {
  name: msg`Name`,
  contact: msg`Contact`,
  commission: msg`Commission in percent`,
  active: msg`Their link counts`,
}

const landingSites: Record<Exclude<keyof CreateLandingSiteBody, 'key'>, MessageDescriptor> = {
  name: msg`Name`,
  origins: msg`Addresses`,
  active: msg`Its pages may send visits`,
}

const characters: Record<keyof CharacterFields | 'order', MessageDescriptor> = {
  category: msg`Category`,
  name: msg`Name`,
  description: msg`Description`,
  greetingStyle: msg`Greeting`,
  picture: msg`Picture`,
  voice: msg`Voice`,
  rightsNote: msg`Rights note`,
  order: msg`Order in the shop`,
}

const people = { role: msg`Role` }

const countries: Record<keyof CountryFields, MessageDescriptor> = {
  name: msg`Name`,
  currency: msg`Currency`,
  locale: msg`Language of prices and dates`,
  offer: msg`Offer`,
  position: msg`Place in the list`,
  active: msg`Buyers can choose it`,
}

/** By the first word of the action's code. */
const fields: Record<string, Record<string, MessageDescriptor>> = {
  settings,
  advertising,
  country: countries,
  currency_rate: { perUsd: msg`Units for 1 US dollar` },
  package: packages,
  promo_code: promoCodes,
  affiliate: affiliates,
  landing_site: landingSites,
  character: characters,
  characters,
  staff: people,
  invitation: people,
  message_template: templateFieldLabels,
  order: { stage: msg`Stage` },
  commissions: { currency: msg`Currency`, amount: msg`Amount`, affiliates: msg`Affiliates` },
  personal_data: { orders: msg`Orders` },
  orders: { orders: msg`Orders` },
}

/** What a field is called on the page where it is edited. */
export function fieldLabel(i18n: I18n, action: string, field: string): string {
  const label = fields[action.split('.')[0] ?? '']?.[field]
  return label ? i18n._(label) : field
}

export const retentionLabels: Record<keyof Retention, MessageDescriptor> = {
  orderDetails: msg`Details of finished orders, in days`,
  orderBuyers: msg`Buyers of finished orders, in days`,
  visits: msg`Visits, in days`,
  webhookBodies: msg`Contents of payment notifications, in days`,
  webhookEvents: msg`Record of payment notifications, in days`,
  sentMessages: msg`Record of sent messages, in days`,
  endedSessions: msg`Ended staff sessions, in days`,
  videos: msg`Videos, in days`,
}
