import { createClient } from '@recadinho/contracts/client'
import { reportArrival } from './lib/affiliates/report-arrival.ts'
import { followVisit } from './lib/visits/follow-visit.ts'

/*
 * Work that every page does whether or not its app ever runs. The early script loads it, usually after the load event.
 * §8: its failures are invisible to the visitor.
 */
const api = createClient()
void reportArrival(api)
followVisit(api)
// Built separately: a chunk shared with this file would enlarge the first script of every page.
import(/* @vite-ignore */ import.meta.env.MEASURE).catch(console.info)
if (document.readyState === 'complete') registerWorker()
// Reached before the load event through an affiliate link: the worker (§1) is fetched when the page no longer needs the
// network.
else addEventListener('load', registerWorker)

function registerWorker() {
  navigator.serviceWorker?.register('/sw.js').catch(console.info)
}
