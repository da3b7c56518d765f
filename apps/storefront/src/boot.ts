import { isLocale } from '@recadinho/i18n/locales'
import { built, startApp, whenTouched } from './lib/boot/start-app.ts'
import { storePlace, storedPlace } from './lib/place.ts'
import { abandonVisit, hasAccess, registerVisit } from './lib/visit.ts'

/*
 * All the script that runs before the first interaction: the language dialog, the registration of the visit and the
 * hand-over to the app. Budget: 2 kB compressed (`pnpm size`).
 */
const root = document.documentElement
// Asked for each time: the app may have drawn it anew.
const dialog = () => document.querySelector<HTMLDialogElement>('#languages')
let sent: HTMLFormElement

addEventListener('click', onClick, true)
addEventListener('submit', keepForApp)
// On load, when Back brings the page as it was, once the language was chosen in its dialog, and when another page of this
// browser, perhaps the one before, tells later than this one began that the visit was abandoned.
for (const kind of ['pageshow', 'close', 'storage']) addEventListener(kind, register, true)
addEventListener('recadinho:form', handOver)
addEventListener('scroll', markScrolled, { passive: true })
addEventListener('pagehide', abandonVisit)
markScrolled()
settleLanguage()
// An affiliate's link brought this visitor.
if (/code=/.test(location.search)) import(/* @vite-ignore */ built['arrival'] as string).catch(console.info) // the build names it

function settleLanguage() {
  const url = new URL(location.href)
  const asked = url.searchParams.get('lang')
  const place = storedPlace()
  if (isLocale(asked)) {
    // Without script the server stores this choice; here it also goes to the storage, and out of the address.
    storePlace({ locale: asked, country: url.searchParams.get('country') || place?.country })
    url.searchParams.delete('lang')
    url.searchParams.delete('country')
    history.replaceState(history.state, '', url)
  } else if (place && place.locale !== root.lang) return speak(place.locale)
  else if (place) storePlace(place)
  else {
    // The page came with the dialog open; from here on it also holds the focus.
    dialog()?.removeAttribute('open')
    dialog()?.showModal()
    return whenTouched()
  }
  // Prices of another country than the page's own must not wait for a touch.
  if (place?.country) void startApp()
  else whenTouched()
}

function onClick(event: Event) {
  const target = event.target instanceof Element ? event.target : undefined
  if (!('commandForElement' in HTMLButtonElement.prototype) && target?.closest('[commandfor=languages]'))
    dialog()?.showModal()
  const choice = target?.closest<HTMLElement>('[data-locale]')?.dataset
  if (!choice || !isLocale(choice['locale'])) return
  event.preventDefault()
  const { locale, country } = choice
  storePlace({ locale, country })
  if (locale !== root.lang) return speak(locale)
  dialog()?.close()
  dispatchEvent(new Event('recadinho:place'))
  void startApp()
}

/** A form of the page as it came, sent before the app runs, is sent again once the app has taken that form over. */
function keepForApp(event: Event) {
  sent = event.target as HTMLFormElement // nothing else is submitted
  // The other method closes a dialog, and does nothing outside of one.
  if (sent.method === 'get') event.preventDefault()
}

function handOver(event: Event) {
  if (event.target === sent) sent.requestSubmit()
}

/** Asks the server for this page in another language. */
function speak(locale: string) {
  const url = new URL(location.href)
  url.searchParams.set('lang', locale)
  location.replace(url)
}

function register() {
  // §8: the visitor never sees that this failed. The worker (§1) fetches nothing while the page still comes.
  navigator.serviceWorker?.register('/sw.js').catch(console.info)
  if (storedPlace() && !hasAccess()) registerVisit('').catch(console.info)
}

/** §2: the header turns opaque after 50 px. */
function markScrolled() {
  root.toggleAttribute('data-scrolled', scrollY > 50)
}
