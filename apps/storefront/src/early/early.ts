import { keepEarlyInput } from './early-input.ts'
import { applyLanguage, followSelections } from './language.ts'
import { loadApp, startApp } from './load-app.ts'

/*
 * All code that runs on every page before the first interaction, in at most 4 kB (`pnpm size`). Without script the
 * page's HTML is readable and its links work; until the app runs, three jobs remain:
 *
 * 1. `language.ts` opens the language dialog, and applies and stores the selection;
 * 2. `early-input.ts` keeps early submits and clicks;
 * 3. `load-app.ts` loads the app.
 *
 * Work that does not depend on the app is in `src/on-load.ts`, a separate file. The app is built separately;
 * `lib/early-events.ts` names the events between the two.
 */
keepEarlyInput()
followSelections(startApp)
if (applyLanguage()) loadApp()

const runOnLoad = () => import('../on-load.ts').catch(console.info)
// An affiliate click counts even if the visitor leaves before the page has loaded.
if (new URLSearchParams(location.search).has('code')) void runOnLoad()
else addEventListener('load', () => void runOnLoad())
