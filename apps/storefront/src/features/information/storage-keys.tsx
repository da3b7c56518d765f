import { useLingui } from '@lingui/react/macro'

export interface StorageKey {
  /** As shown in the browser's developer tools. */
  name: string
  use: string
  lasting: string
}

/** Everything that the shop stores in a browser. A test compares it with the keys in the source. */
export function useStorageKeys(): { needed: StorageKey[] } {
  const { t } = useLingui()
  const aYear = t`Cookie, one year`
  const untilCleared = t`Browser storage, until you clear it`
  return {
    needed: [
      {
        name: 'recadinho_locale',
        use: t`Your language, so the right page opens straight away`,
        lasting: aYear,
      },
      { name: 'recadinho_country', use: t`Your country, for prices and phone numbers`, lasting: aYear },
      {
        name: 'recadinho.place.v1',
        use: t`Your language and country, saved in this browser`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho.draft.v1',
        use: t`The order you're filling in, including your child's details; it only leaves your device when you order`,
        lasting: t`Browser storage, until you order, start over or clear it`,
      },
      {
        name: 'recadinho.reset-draft.v1',
        use: t`An order you've just cleared, so that you can undo it`,
        lasting: t`Until you undo it or close the tab`,
      },
      {
        name: 'recadinho.promo.v1',
        use: t`A promo code you've applied`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.last-chance.v1',
        use: t`That you've seen the last-chance offer, so that it appears only once`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.sound.v1',
        use: t`Whether you want films with sound`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.affiliate.v1',
        use: t`The code of the partner who referred you`,
        lasting: t`Browser storage, 30 days`,
      },
      {
        name: 'recadinho.affiliate-click.v1',
        use: t`That this visit through a partner's link was counted, so that it counts only once`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.session.v1',
        use: t`This visit, so that we can count visits and how many pages they had`,
        lasting: t`Browser storage, until 30 minutes after your last page`,
      },
      {
        name: 'recadinho.visitor.v1',
        use: t`That several visits were yours; only where advertising is allowed`,
        lasting: t`Browser storage, 13 months`,
      },
      {
        name: 'recadinho.events.v1',
        use: t`Counts of this visit that haven't reached us yet`,
        lasting: t`Browser storage, until they have, 48 hours at most`,
      },
      {
        name: 'recadinho.contact.v1',
        use: t`A message you're writing to us; it only leaves your device when you send it`,
        lasting: t`Until you send it or close the tab`,
      },
      { name: 'recadinho.consent.v1', use: t`Your answer about advertising`, lasting: untilCleared },
      {
        name: 'recadinho.reloaded.v1',
        use: t`That a page was refreshed after an update, so that it happens only once`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.tours.v1',
        use: t`That page tours don't start on their own`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho-*',
        use: t`The shop's own public pages, pictures and prices, so that it works offline; nothing of yours is included`,
        lasting: t`Browser cache, until the shop is updated or you clear it`,
      },
      {
        name: 'recadinho.access.v1',
        use: t`That you've been here, and the number or “anonymous” that you chose, so we don't ask again`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho.checkout.v1',
        use: t`Orders placed in this browser and payments in progress, so that nothing is done twice`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho_access',
        use: t`Proves that your visit is yours; scripts can't read it`,
        lasting: t`Cookie, 30 days`,
      },
      {
        name: 'recadinho_session',
        use: t`Which visit an order comes from, so that we know what brings visitors; scripts can't read it`,
        lasting: t`Cookie, 1 day`,
      },
      {
        name: 'recadinho_order',
        use: t`Proves that your orders are yours; scripts can't read it`,
        lasting: t`Cookie, 180 days`,
      },
    ],
  }
}
