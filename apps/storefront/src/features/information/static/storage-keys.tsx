import { useLingui } from '@lingui/react/macro'

export interface StorageKey {
  /** As the browser's tools list it. */
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
        use: t`Your language, so that the right page comes at once`,
        lasting: aYear,
      },
      { name: 'recadinho_country', use: t`Your country, for prices and phone numbers`, lasting: aYear },
      {
        name: 'recadinho.place.v1',
        use: t`Language and country again, for this browser`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho.draft.v1',
        use: t`The order that you are filling in, your child's details included; it leaves your device only when you order`,
        lasting: t`Browser storage, until you order, start anew or clear it`,
      },
      { name: 'recadinho.promo.v1', use: t`A promo code that you took`, lasting: t`Until you close the tab` },
      {
        name: 'recadinho.last-chance.v1',
        use: t`That you have seen the last offer, so that it comes once`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.affiliate.v1',
        use: t`The code of the partner who sent you`,
        lasting: t`Browser storage, 30 days`,
      },
      {
        name: 'recadinho.affiliate-click.v1',
        use: t`That this visit of a partner's link was counted, so that it counts once`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.contact.v1',
        use: t`A message to us that you are writing; it leaves your device only when you send it`,
        lasting: t`Until you send it or close the tab`,
      },
      { name: 'recadinho.consent.v1', use: t`Your answer about advertising`, lasting: untilCleared },
      {
        name: 'recadinho.reloaded.v1',
        use: t`That a page was loaded anew after a new release, so that it happens once`,
        lasting: t`Until you close the tab`,
      },
      {
        name: 'recadinho.tours.v1',
        use: t`That no tour of a page starts by itself`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho-*',
        use: t`The shop's own public pages, pictures and prices, so that it works without a connection; nothing of yours is among them`,
        lasting: t`Browser cache, until the next release or until you clear it`,
      },
      {
        name: 'recadinho.access.v1',
        use: t`That you have been here, and the number or “anonymous” that you chose, so as not to ask again`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho.checkout.v1',
        use: t`The orders made in this browser and payments under way, so that none is made twice`,
        lasting: untilCleared,
      },
      {
        name: 'recadinho_access',
        use: t`Shows that your visit is yours; no script can read it`,
        lasting: t`Cookie, 30 days`,
      },
      {
        name: 'recadinho_order',
        use: t`Shows that your orders are yours; no script can read it`,
        lasting: t`Cookie, 180 days`,
      },
    ],
  }
}
