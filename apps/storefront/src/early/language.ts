import { marketSelected } from '../lib/early-events.ts'
import { parseMarket, storedMarket, storeMarket, type Market } from '../lib/market/market.ts'
import { offerOwnLanguage } from '../lib/market/own-language.ts'

/** Asks for the language on a first visit. Returns `false` if the page is being reloaded in the stored language. */
export function applyLanguage(): boolean {
  const linked = takeLinkedMarket()
  const market = linked ?? storedMarket()
  if (!market) openOnFirstVisit()
  else if (linked || isPageIn(market)) storeMarket(market)
  else {
    requestIn(market)
    return false
  }
  return true
}

/** Stores and applies each selection in the dialog, also after the app has started. */
export function followSelections(onSelect: () => void): void {
  // In the capture phase, before the app sees the click.
  addEventListener('click', follow, true)

  function follow(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[commandfor=languages]')) openWithoutCommand()
    const selection = event.target.closest<HTMLElement>('[data-locale]')?.dataset
    const market = parseMarket(selection?.['locale'], selection?.['country'])
    if (!market) return
    event.preventDefault()
    storeMarket(market)
    if (!isPageIn(market)) return requestIn(market)
    dialog()?.close()
    dispatchEvent(new Event(marketSelected))
    onSelect()
  }
}

/** Takes the market from the URL (`?lang=pt&country=BR`) and removes it there. Without script the server stores it. */
function takeLinkedMarket(): Market | undefined {
  const url = new URL(location.href)
  const country = url.searchParams.get('country') ?? storedMarket()?.country
  const market = parseMarket(url.searchParams.get('lang'), country)
  if (!market) return undefined
  url.searchParams.delete('lang')
  url.searchParams.delete('country')
  history.replaceState(history.state, '', url)
  return market
}

/** The HTML has the dialog open; `showModal` also traps the focus. */
function openOnFirstVisit() {
  dialog()?.removeAttribute('open')
  dialog()?.showModal()
  offerOwnLanguage()
}

/** For browsers that do not support the button's `command`. */
function openWithoutCommand() {
  if (!('commandForElement' in HTMLButtonElement.prototype)) dialog()?.showModal()
}

const isPageIn = ({ locale }: Market) => locale === document.documentElement.lang

/** Requests this page in another language from the server. */
function requestIn({ locale }: Market) {
  const url = new URL(location.href)
  url.searchParams.set('lang', locale)
  location.replace(url)
}

/** Queried each time: the app may have replaced it. */
const dialog = () => document.querySelector<HTMLDialogElement>('#languages')
