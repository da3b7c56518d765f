import type { Locale } from '@recadinho/contracts/common'
import type { TemplateField, TemplateId } from '@recadinho/contracts/message-texts'
import type { Config } from '../../../config.ts'
import { i18nFor } from '../i18n.ts'

export type Texts = Partial<Record<TemplateField, string>>

/** Placeholders as the catalog's texts have them. */
const itself = {
  siteTitle: '{siteTitle}',
  number: '{number}',
  total: '{total}',
  link: '{link}',
  childFirstName: '{childFirstName}',
}

/** The default texts of a message, used until the owner changes them. */
export function defaultTexts(id: TemplateId, locale: Locale, config?: Pick<Config, 'whatsapp'>): Texts {
  const i18n = i18nFor[locale]
  switch (id) {
    case 'receipt':
      return {
        subject: i18n._('{siteTitle}: we received your payment for order {number}', itself),
        text: i18n._(
          "Thank you! We received your payment, and we're making {childFirstName}'s video now.",
          itself,
        ),
        button: i18n._('See your order'),
      }
    case 'order_link':
      return {
        subject: i18n._('{siteTitle}: your link to order {number}', itself),
        text: i18n._(
          "Here's the private link to your order {number}. Anyone with it can see your order, so keep it to yourself.",
          itself,
        ),
        button: i18n._('Open your order'),
      }
    case 'address_changed':
      return {
        subject: i18n._('{siteTitle}: the email address for order {number} has changed', itself),
        text: i18n._(
          "The email address for order {number} was changed, so we won't write to this one anymore. Links to the order that we sent here no longer work.",
          itself,
        ),
      }
    case 'video_email':
      return {
        subject: i18n._('{siteTitle}: your video is ready (order {number})', itself),
        text: i18n._(
          "Good news: {childFirstName}'s video is here! Open it together, with the sound on. The link is private: anyone with it can see the video.",
          itself,
        ),
        button: i18n._('Watch the video'),
      }
    case 'video_whatsapp': {
      const { name, language } = config?.whatsapp?.templates[locale] ?? usualTemplates[locale]
      return {
        templateName: name,
        templateLanguage: language,
        text: i18n._('Your video for order {number} is ready.', itself),
        button: i18n._('Watch the video'),
      }
    }
    case 'video_by_hand':
      return {
        text: i18n._('Hi! This is {siteTitle}. Your video for order {number} is ready: {link}', itself),
      }
    case 'pay_link':
      return {
        text: i18n._('Hi! This is {siteTitle}. You can pay {total} for order {number} here: {link}', itself),
      }
    case 'greeting':
      return { text: i18n._('Hi! This is {siteTitle}, about your order {number}.', itself) }
    case 'opted_out':
      return {
        text: i18n._(
          '{siteTitle}: we won’t send you automatic messages on WhatsApp anymore. Your orders go on as usual, by email. Reply START to get messages here again, or just write to us if you need anything.',
          itself,
        ),
      }
    case 'opted_in':
      break
  }
  return {
    text: i18n._(
      '{siteTitle}: you will get messages about your orders here again. Reply STOP to end them.',
      itself,
    ),
  }
}

/** The template names that the README says to register. */
const usualTemplates: Record<Locale, { name: string; language: string }> = {
  en: { name: 'video_ready', language: 'en' },
  pt: { name: 'video_ready', language: 'pt_BR' },
}
