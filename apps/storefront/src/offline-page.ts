import { formatDateTime } from '@recadinho/i18n/dates'
import { lastStateAt } from './lib/orders/last-state.ts'

/* The only script of the page that is shown instead of another while offline. */
let leaving = false
addEventListener('click', () => {
  leaving = true
})
// Reloads once online, unless the visitor is leaving for another page.
addEventListener('online', () => {
  if (!leaving) location.reload()
})
showLastState()

/** On an order's page: its state as this browser last showed it. */
function showLastState() {
  const box = document.querySelector<HTMLElement>('.state')
  const asOf = box?.querySelector('span')
  const last = lastStateAt(location)
  if (!box || !asOf || !last) return
  const states = [...box.querySelectorAll<HTMLElement>('[data-states]')]
  const words = states.find(({ dataset }) => dataset['states']?.split(' ').includes(last.state))
  if (!words) return
  const time = formatDateTime(last.at, document.documentElement.lang)
  asOf.textContent = asOf.textContent.replace('{number}', last.number).replace('{time}', time)
  words.hidden = false
  box.hidden = false
}
