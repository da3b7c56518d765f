import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export interface StorageKey {
  /** As shown in the browser's developer tools. */
  name: string
  use: MessageDescriptor
  lasting: MessageDescriptor
}

const aYear = msg`Cookie, one year`
const untilCleared = msg`Browser storage, until you clear it`
const untilTabCloses = msg`Until you close the tab`

/** Everything that the shop stores in a browser. A test compares it with the keys in the source. */
export const storageKeys: readonly StorageKey[] = [
  {
    name: 'recadinho_locale',
    use: msg`Your language, so the right page opens straight away`,
    lasting: aYear,
  },
  { name: 'recadinho_country', use: msg`Your country, for prices and phone numbers`, lasting: aYear },
  {
    name: 'recadinho.place.v1',
    use: msg`Your language and country, saved in this browser`,
    lasting: untilCleared,
  },
  {
    name: 'recadinho.draft.v1',
    use: msg`The order you're filling in, including your child's details; it leaves your device when you order and, where another company's software drafts the text, as you fill it in`,
    lasting: msg`Browser storage, until you order, start over or clear it`,
  },
  {
    name: 'recadinho.draft-apart.v1',
    use: msg`The same, while another tab has an order for another child`,
    lasting: untilTabCloses,
  },
  {
    name: 'recadinho.script.v1',
    use: msg`The text of your video as you last saw it, so that we record exactly that`,
    lasting: untilTabCloses,
  },
  {
    name: 'recadinho.reset-draft.v1',
    use: msg`An order you've just cleared, so that you can undo it`,
    lasting: msg`Until you undo it or close the tab`,
  },
  {
    name: 'recadinho.takes.v1',
    use: msg`Lines you've recorded in your own voice that haven't reached us yet`,
    lasting: msg`Browser storage, until they have, 7 days at most`,
  },
  { name: 'recadinho.promo.v1', use: msg`A promo code you've applied`, lasting: untilTabCloses },
  {
    name: 'recadinho.last-chance.v1',
    use: msg`That you've seen the last-chance offer, so that it appears only once`,
    lasting: untilTabCloses,
  },
  { name: 'recadinho.sound.v1', use: msg`Whether you want films with sound`, lasting: untilTabCloses },
  {
    name: 'recadinho.affiliate.v1',
    use: msg`The code of the partner who referred you`,
    lasting: msg`Browser storage, 30 days`,
  },
  {
    name: 'recadinho.affiliate-click.v1',
    use: msg`That this visit through a partner's link was counted, so that it counts only once`,
    lasting: untilTabCloses,
  },
  {
    name: 'recadinho.session.v1',
    use: msg`This visit, so that we can count visits, how many pages they had and where they came from`,
    lasting: msg`Browser storage, until 30 minutes after your last page`,
  },
  {
    name: 'recadinho.visitor.v1',
    use: msg`That several visits were yours; only where advertising is allowed`,
    lasting: msg`Browser storage, 13 months`,
  },
  {
    name: 'recadinho.events.v1',
    use: msg`Counts of this visit that haven't reached us yet`,
    lasting: msg`Browser storage, until they have, 48 hours at most`,
  },
  {
    name: 'recadinho.contact.v1',
    use: msg`A message you're writing to us; it only leaves your device when you send it`,
    lasting: msg`Until you send it or close the tab`,
  },
  { name: 'recadinho.consent.v1', use: msg`Your answer about advertising`, lasting: untilCleared },
  {
    name: 'recadinho.reloaded.v1',
    use: msg`That a page was refreshed after an update, so that it happens only once`,
    lasting: untilTabCloses,
  },
  { name: 'recadinho.tours.v1', use: msg`That page tours don't start on their own`, lasting: untilCleared },
  {
    name: 'recadinho-*',
    use: msg`The shop's own public pages, pictures and prices, so that it works offline; nothing of yours is included`,
    lasting: msg`Browser cache, until the shop is updated or you clear it`,
  },
  {
    name: 'recadinho.access.v1',
    use: msg`That you've been here, and the number or “anonymous” that you chose, so we don't ask again`,
    lasting: untilCleared,
  },
  {
    name: 'recadinho.checkout.v1',
    use: msg`Orders placed in this browser and payments in progress, so that nothing is done twice`,
    lasting: untilCleared,
  },
  {
    name: 'recadinho.order-states.v1',
    use: msg`The number and state of orders you've opened, so that we can tell you when you're offline`,
    lasting: untilCleared,
  },
  {
    name: 'recadinho_access',
    use: msg`Proves that your visit is yours; scripts can't read it`,
    lasting: msg`Cookie, 30 days`,
  },
  {
    name: 'recadinho_session',
    use: msg`Which visit an order comes from, so that we know what brings visitors; scripts can't read it`,
    lasting: msg`Cookie, 1 day`,
  },
  {
    name: 'recadinho_order',
    use: msg`Proves that your orders are yours; scripts can't read it`,
    lasting: msg`Cookie, 180 days`,
  },
]
