import { keepEarlyInput } from './early-input.ts'
import { applyLanguage, followSelections } from './language.ts'
import { loadApp, startApp } from './load-app.ts'

/*
 * All that runs on every page before the first interaction, in at most 4 kB (`pnpm size`). The page's HTML can be read and
 * its links work without script; until the app runs, three jobs remain:
 *
 * 1. `language.ts` opens the language dialog, and applies and stores what is selected there;
 * 2. `early-input.ts` keeps what is sent or pressed early;
 * 3. `load-app.ts` loads the app.
 *
 * What a page does besides, whether or not its app ever runs, is `src/on-load.ts`, a file of its own. The app is built
 * separately; `lib/early-events.ts` names the events between the two.
 */
keepEarlyInput()
followSelections(startApp)
if (applyLanguage()) loadApp()

const runOnLoad = () => import('../on-load.ts').catch(console.info)
// A click on an affiliate's link counts even when the visitor leaves before the page has loaded.
if (new URLSearchParams(location.search).has('code')) void runOnLoad()
else addEventListener('load', () => void runOnLoad())
