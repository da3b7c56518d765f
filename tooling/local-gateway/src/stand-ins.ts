import { mercadoPagoStandIn } from './mercadopago/stand-in.ts'
import type { StandIn } from './stand-in.ts'

/** The gateways that are played beside Stripe, by the shop's name of each. */
const played = {
  mercadopago: mercadoPagoStandIn,
} satisfies Record<string, StandIn>

export type StandInName = keyof typeof played
/** Their keys, and the URL of their webhooks; without it, these are only recorded. */
export type StandInOptions = {
  [Name in StandInName]?: (typeof played)[Name]['sandbox'] & { webhookUrl?: string }
}

/** Each is called with its own keys only, which `StandInOptions` ensures. */
export const standIns: Record<StandInName, StandIn> = played
export const standInNames = Object.keys(played) as StandInName[] // its own keys

/** All of them with the keys for `npm start`. */
export const sandboxGateways = (webhookUrl: (name: string) => string): StandInOptions =>
  Object.fromEntries(
    Object.entries(played).map(([name, { sandbox }]) => [name, { ...sandbox, webhookUrl: webhookUrl(name) }]),
  )

/** The API's environment for them; `api` and `browser` are the gateway's URL for either. */
export const sandboxEnvironment = ({ api, browser }: { api: string; browser: string }) =>
  Object.fromEntries(
    standInNames.flatMap((name) => {
      const own = { api: `${api}/${name}`, browser: `${browser}/${name}` }
      return Object.entries(standIns[name].environment(standIns[name].sandbox, own))
    }),
  )
