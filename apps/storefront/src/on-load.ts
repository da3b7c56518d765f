import { createClient } from '@recadinho/contracts/client'
import { reportArrival } from './lib/affiliates/report-arrival.ts'
import { followVisit } from './lib/visits/follow-visit.ts'

/*
 * What every page does whether or not its app ever runs. The early script loads it, usually when the page has loaded.
 * §8: the visitor sees no failure of it.
 */
const api = createClient()
void reportArrival(api)
followVisit(api)
// Built by itself: what it shares with this file would make the first script of every page larger.
import(/* @vite-ignore */ import.meta.env.MEASURE).catch(console.info)
if (document.readyState === 'complete') registerWorker()
// An affiliate's link: the worker (§1) is fetched when the page no longer needs the network.
else addEventListener('load', registerWorker)

function registerWorker() {
  navigator.serviceWorker?.register('/sw.js').catch(console.info)
}
