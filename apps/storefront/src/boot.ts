import { isLocale } from '@recadinho/i18n/locales'
import { isDraftAside, setDraftAside } from './lib/draft/in-progress.ts'
import { built, startApp, whenTouched } from './lib/boot/start-app.ts'
import { storeMarket, storedMarket } from './lib/market/market.ts'
import { offerOwnLanguage } from './lib/market/own-language.ts'
import { abandonVisit, isIdentified, registerVisit } from './lib/visits/visit.ts'

/*
 * All the script that runs before the first interaction: the language dialog, the registration of the visit and the
 * hand-over to the app. Budget: 4 kB compressed (`pnpm size`).
 */
const root = document.documentElement
// Looked up each time: the app may have rendered it again.
const dialog = () => document.querySelector<HTMLDialogElement>('#languages')
let sent: HTMLFormElement

addEventListener('click', onClick, true)
// Last, so that the app, when it runs, has prevented the load.
addEventListener('click', resetOnHomeLink)
addEventListener('submit', keepForApp)
// On load, after Back restores the page, after the language dialog closes, and when another page of this browser reports
// only now that the visit was abandoned.
for (const kind of ['pageshow', 'close', 'storage']) addEventListener(kind, register, true)
addEventListener('recadinho:form', resubmit)
addEventListener('scroll', markScrolled, { passive: true })
addEventListener('pagehide', abandonVisit)
markScrolled()
applyLanguage()
// An affiliate's link led to this visit.
if (/code=/.test(location.search)) import(/* @vite-ignore */ built['arrival'] as string).catch(console.info) // the build names it

function applyLanguage() {
  const url = new URL(location.href)
  const locale = url.searchParams.get('lang')
  const market = storedMarket()
  if (isLocale(locale)) {
    // Without script the server stores this selection; here it also goes to storage, and the parameters leave the
    // address.
    storeMarket({ locale, country: url.searchParams.get('country') || market?.country })
    url.searchParams.delete('lang')
    url.searchParams.delete('country')
    history.replaceState(history.state, '', url)
  } else if (market && market.locale !== root.lang) return reloadIn(market.locale)
  else if (market) storeMarket(market)
  else {
    // The page came with the dialog open; from now on it also traps the focus.
    dialog()?.removeAttribute('open')
    dialog()?.showModal()
    offerOwnLanguage()
    return whenTouched()
  }
  // Neither prices of another country nor the undo of a reset must wait for a touch.
  if (market?.country || isDraftAside()) void startApp()
  else whenTouched()
}

function onClick(event: Event) {
  const target = event.target instanceof Element ? event.target : undefined
  if (!('commandForElement' in HTMLButtonElement.prototype) && target?.closest('[commandfor=languages]'))
    dialog()?.showModal()
  const selection = target?.closest<HTMLElement>('[data-locale]')?.dataset
  if (!selection || !isLocale(selection['locale'])) return
  event.preventDefault()
  const { locale, country } = selection
  storeMarket({ locale, country })
  if (locale !== root.lang) return reloadIn(locale)
  dialog()?.close()
  dispatchEvent(new Event('recadinho:market'))
  void startApp()
}

/** §2: logo and Home reset the order in progress. When the app runs, the link does it itself. */
function resetOnHomeLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('[data-resets-order]')
  if (link && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey) setDraftAside()
}

/** A form that is sent before the app runs is sent again when the app has taken it over. */
function keepForApp(event: Event) {
  sent = event.target as HTMLFormElement // nothing else is submitted
  // The dialog method closes a dialog and does nothing outside one.
  if (sent.method === 'get') event.preventDefault()
}

function resubmit(event: Event) {
  if (event.target === sent) sent.requestSubmit()
}

/** Requests this page in another language from the server. */
function reloadIn(locale: string) {
  const url = new URL(location.href)
  url.searchParams.set('lang', locale)
  location.replace(url)
}

function register() {
  // §8: the visitor never sees this failure. The worker (§1) fetches nothing while the page is loading.
  navigator.serviceWorker?.register('/sw.js').catch(console.info)
  if (storedMarket() && !isIdentified()) registerVisit('').catch(console.info)
}

/** §2: the header turns opaque after 50 px. */
function markScrolled() {
  root.toggleAttribute('data-scrolled', scrollY > 50)
}
