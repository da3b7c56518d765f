import { Type, type Static } from 'typebox'
import { Closed, Nullable } from './common.ts'

/** A link that the shop's pages may show; schemes that execute code are excluded. Empty: none. */
export const PageLink = Type.String({
  maxLength: 2000,
  pattern: '^(?:(?:https?://|mailto:|tel:)[^\\p{Cc}\\p{Cs}\\s]+)?$',
})

/** `GET /api/settings`, §7: contact details for the footer. Empty strings mean not set. */
export const Settings = Closed({
  contactEmail: Type.String(),
  contactPhone: Type.String(),
  contactAddress: Type.String(),
  contactWhatsapp: Type.String(),
  socialInstagram: PageLink,
  socialFacebook: PageLink,
})
export type Settings = Static<typeof Settings>

/** `GET /api/status`: whether the shop accepts orders at all. */
export const ShopStatus = Closed({ maintenance: Type.Boolean() })
export type ShopStatus = Static<typeof ShopStatus>

/** §2: the variants of the home page's banner. */
export const seasonalBanners = [
  'default',
  'birthday',
  'christmas',
  'easter',
  'backToSchool',
  'childrensDay',
] as const
export type SeasonalBanner = (typeof seasonalBanners)[number]

/** Which banner is shown: by the visitor's local date, or always the same. */
export const seasonalBannerModes = ['auto', ...seasonalBanners] as const
export type SeasonalBannerMode = (typeof seasonalBannerModes)[number]
export const SeasonalBannerMode = Type.Enum(seasonalBannerModes)

/** Time of day, `09:00` to `23:59`. `24:00` means closing at the end of the day. */
const WallClock = Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$' })

/** Hours of one day in the shop's time zone; `null` if closed. `closes` is after `opens`. */
export const DayHours = Nullable(Closed({ opens: WallClock, closes: WallClock }))
export type DayHours = Static<typeof DayHours>

/** §9: support hours, Monday first. */
export const OpeningHours = Type.Array(DayHours, { minItems: 7, maxItems: 7 })
export type OpeningHours = Static<typeof OpeningHours>
