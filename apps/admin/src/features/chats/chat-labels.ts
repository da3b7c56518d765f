import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shopMessages, type ShopMessage } from '@recadinho/contracts/chats'

const labels: Record<ShopMessage, MessageDescriptor> = {
  video: msg`The video's private link`,
  receipt: msg`Receipt`,
  order_link: msg`Private link`,
  address_changed: msg`Notice to the previous email address`,
  opted_out: msg`Confirmation: no more messages`,
  opted_in: msg`Confirmation: messages again`,
}

/** Label of an automatic message. A kind known only to a newer server is shown by its id. */
export function aboutLabel(i18n: I18n, about: string): string {
  const known = shopMessages.find((each) => each === about)
  return known ? i18n._(labels[known]) : about
}
