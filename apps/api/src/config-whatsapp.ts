import type { Locale } from '@recadinho/contracts/common'

/** WhatsApp's Cloud API, and the shop's templates approved by Meta. */
export interface WhatsappConfig {
  phoneNumberId: string
  accessToken: string
  /** Meta signs its webhooks with it. */
  appSecret: string
  /** Meta sends it when the webhook is set up. */
  verifyToken: string
  templates: Record<Locale, { name: string; language: string }>
  /** A stand-in's URL; never in production. */
  apiUrl?: string
}

interface Variables {
  WHATSAPP_PHONE_NUMBER_ID?: string
  WHATSAPP_ACCESS_TOKEN?: string
  WHATSAPP_APP_SECRET?: string
  WHATSAPP_VERIFY_TOKEN?: string
  WHATSAPP_TEMPLATE_EN: string
  WHATSAPP_TEMPLATE_PT: string
  WHATSAPP_API_URL?: string
}

export function whatsappConfig(variables: Variables): WhatsappConfig | undefined {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_ACCESS_TOKEN: accessToken } = variables
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = variables
  if (!phoneNumberId || !accessToken || !appSecret || !verifyToken) return undefined
  const templates = {
    en: templateOf(variables.WHATSAPP_TEMPLATE_EN),
    pt: templateOf(variables.WHATSAPP_TEMPLATE_PT),
  }
  const apiUrl = variables.WHATSAPP_API_URL
  return { phoneNumberId, accessToken, appSecret, verifyToken, templates, ...(apiUrl ? { apiUrl } : {}) }
}

/** `name/language`. */
function templateOf(text: string): { name: string; language: string } {
  const [name = '', language = ''] = text.split('/')
  return { name, language }
}
