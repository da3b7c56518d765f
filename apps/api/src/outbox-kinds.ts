import type { Context } from './context.ts'
import { jobs } from './jobs/jobs.ts'
import { accountNotice } from './modules/account-notices/notice-email.ts'
import { chatMessage } from './modules/chats/kind.ts'
import { commission } from './modules/commissions/kind.ts'
import { contactAnswer } from './modules/contact-messages/answer-email.ts'
import { metaConversion, metaPurchase, tiktokPurchase } from './modules/conversions/kinds.ts'
import { deliveryEmail, deliveryWhatsapp } from './modules/deliveries/kinds.ts'
import { addressChanged } from './modules/emails/address-changed.ts'
import { emailChange } from './modules/email-changes/link-email.ts'
import { orderLinkEmail } from './modules/emails/order-link.ts'
import { receipt } from './modules/emails/receipt.ts'
import { shopNotice } from './modules/emails/shop-notice.ts'
import { passwordReset } from './modules/password-resets/reset-email.ts'
import { staffInvitation } from './modules/team/invitation-email.ts'
import { scriptDraft } from './modules/script-drafts/kind.ts'
import { surplusRefund } from './modules/refunds/surplus.ts'
import { sessionErased } from './modules/tracking/session-erased.ts'
import { sessionPaid } from './modules/tracking/order-steps.ts'
import { filmFormat } from './modules/films/formats/kind.ts'
import { filmSpeech } from './modules/films/speech-kind.ts'
import { filmRender } from './modules/films/kind.ts'
import { videoCheck } from './modules/videos/check/kind.ts'
import { videosErased } from './modules/videos/erased.ts'
import type { OutboxKind } from './modules/outbox/kind.ts'
import { listKinds } from './modules/outbox/registry.ts'

/** Every kind of event, one line each, and the scheduled jobs; a kind's file owns all the rest. */
export const outboxKinds = listKinds<OutboxKind<Context>>([
  receipt,
  orderLinkEmail,
  addressChanged,
  surplusRefund,
  staffInvitation,
  contactAnswer,
  videoCheck,
  filmSpeech,
  filmRender,
  filmFormat,
  passwordReset,
  accountNotice,
  emailChange,
  deliveryWhatsapp,
  deliveryEmail,
  scriptDraft,
  chatMessage,
  sessionPaid,
  sessionErased,
  metaConversion,
  metaPurchase,
  tiktokPurchase,
  commission,
  shopNotice,
  videosErased,
  ...jobs,
])
