import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  templateMax,
  type TemplateChannel,
  type TemplateField,
  type TemplateId,
  type TemplateIssue,
  type TemplateVariable,
} from '@recadinho/contracts/message-texts'

export const templateLabels: Record<TemplateId, MessageDescriptor> = {
  receipt: msg`Receipt`,
  order_link: msg`Private link to the order`,
  address_changed: msg`Notice to the previous email address`,
  video_email: msg`Video by email`,
  video_whatsapp: msg`Video by WhatsApp`,
  video_by_hand: msg`Video, sent from your phone`,
  pay_link: msg`Payment link, sent from your phone`,
  greeting: msg`First words, sent from your phone`,
  opted_out: msg`Answer to STOP`,
  opted_in: msg`Answer to START`,
}

export const channelHints: Record<TemplateChannel, MessageDescriptor> = {
  email: msg`An email. The greeting, the order's facts and the way to reach you are added.`,
  whatsapp: msg`Sent by the shop on WhatsApp.`,
  whatsapp_template: msg`Sent by the shop on WhatsApp with a template that Meta approved. Meta sends its own words: keep the name, the language and the words here the same as there.`,
  by_hand: msg`Filled in when staff open WhatsApp on their phone. They can still change it before they send it.`,
}

export const templateFieldLabels: Record<TemplateField, MessageDescriptor> = {
  subject: msg`Subject`,
  text: msg`Text`,
  button: msg`Button`,
  templateName: msg`Name of the template at Meta`,
  templateLanguage: msg`Language of the template at Meta`,
}

export const variableLabels: Record<TemplateVariable, MessageDescriptor> = {
  siteTitle: msg`your shop's title`,
  number: msg`the order's number`,
  total: msg`the price`,
  link: msg`the private link`,
  childFirstName: msg`the child's first name, in the text only`,
}

/** A template issue, worded for its author. */
export function issueText(i18n: I18n, field: TemplateField, issue: TemplateIssue): string {
  const max = templateMax[field]
  switch (issue.code) {
    case 'empty':
      return i18n._(msg`This can't be empty`)
    case 'too_long':
      return i18n._(msg`Use ${max} characters or fewer`)
    case 'not_a_name':
      return i18n._(
        field === 'templateName'
          ? msg`Use small letters, digits and underscores, as at Meta`
          : msg`Enter a language code as at Meta, such as en or pt_BR`,
      )
    case 'unknown_variable': {
      const [name, example] = [`{${issue.variable}}`, '{number}']
      return i18n._(
        /^[{}]?$/.test(issue.variable)
          ? msg`A brace needs one of the names below in it, such as ${example}`
          : msg`${name} isn't available in this message`,
      )
    }
    case 'missing_variable':
      break
  }
  const name = `{${issue.variable}}`
  return i18n._(msg`This text needs ${name}`)
}
