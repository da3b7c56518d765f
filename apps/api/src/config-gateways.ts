import { providers as brands, type ProviderGateway } from '@recadinho/contracts/filters'
import { Type, type TOptional, type TString } from 'typebox'

/**
 * Each payment provider's environment variables, all of its keys or none, and how its live and test keys begin. Besides
 * them, a stand-in's API and browser script, which production refuses.
 */
const providers = {
  stripe: {
    keys: {
      secretKey: 'STRIPE_SECRET_KEY',
      publishableKey: 'STRIPE_PUBLISHABLE_KEY',
      webhookSecret: 'STRIPE_WEBHOOK_SECRET',
    },
    standIn: { apiUrl: 'STRIPE_API_URL', scriptUrl: 'STRIPE_SCRIPT_URL' },
    home: 'https://api.stripe.com',
    live: /^sk_live_/,
    test: /^[a-z]+_test_/,
  },
  mercadopago: {
    keys: {
      accessToken: 'MERCADOPAGO_ACCESS_TOKEN',
      publicKey: 'MERCADOPAGO_PUBLIC_KEY',
      webhookSecret: 'MERCADOPAGO_WEBHOOK_SECRET',
    },
    standIn: { apiUrl: 'MERCADOPAGO_API_URL', scriptUrl: 'MERCADOPAGO_SCRIPT_URL' },
    home: 'https://api.mercadopago.com',
    live: /^APP_USR-/,
    test: /^TEST-/,
  },
} as const satisfies Record<ProviderGateway, Provider>

interface Provider {
  keys: { webhookSecret: string; [key: string]: string }
  standIn: { apiUrl: string; scriptUrl?: string }
  /** The real API. */
  home: string
  live: RegExp
  test: RegExp
}

type Providers = typeof providers
type ValuesOf<Names> = Names[keyof Names]
type GatewayVariable = {
  [Name in ProviderGateway]: ValuesOf<Providers[Name]['keys']> | ValuesOf<Providers[Name]['standIn']>
}[ProviderGateway]

/** A provider's keys, and its stand-in's URLs if there is one. */
export type GatewayConfig<Name extends ProviderGateway> = {
  [Key in keyof Providers[Name]['keys']]: string
} & {
  [Url in keyof Providers[Name]['standIn']]?: string
}
export type GatewayConfigs = { [Name in ProviderGateway]?: GatewayConfig<Name> }

const all = Object.entries<Provider>(providers).map(([name, { keys, standIn, home, live, test }]) => ({
  name,
  brand: brands[name as ProviderGateway], // the table's own keys
  keys,
  keyNames: Object.values(keys),
  standIn,
  home,
  live,
  test,
}))

const url = Type.Optional(Type.String({ minLength: 1, pattern: '^https?://' }))
const key = Type.Optional(Type.String({ minLength: 1 }))

/** For the schema of the environment. */
export const gatewayVariables = Object.fromEntries(
  all.flatMap(({ keyNames, standIn }) => [
    ...keyNames.map((name) => [name, key]),
    ...Object.values(standIn).map((name) => [name, url]),
  ]),
) as Record<GatewayVariable, TOptional<TString>> // one for each of them

export const gatewayStandIns = all.flatMap(({ standIn }) => Object.values(standIn))
export const gatewayWebhookSecrets = all.map(({ keys }) => keys.webhookSecret)

type Variables = Readonly<Record<string, string | number | undefined>>

export const gatewayConfigs = (variables: Variables): GatewayConfigs =>
  Object.fromEntries(
    all
      .filter(({ keyNames }) => keyNames.every((name) => variables[name]))
      .map(({ name, keys, standIn }) => [
        name,
        Object.fromEntries(
          Object.entries({ ...keys, ...standIn }).flatMap(([field, variable]) =>
            variables[variable] ? [[field, variables[variable]]] : [],
          ),
        ),
      ]),
  )

export const gatewayFaults = (variables: Variables): string[] =>
  all.flatMap(({ keyNames, standIn, brand, live }) =>
    keyFaults(variables, { brand, names: keyNames, live, apiUrl: standIn.apiUrl }),
  )

/** Production refuses test keys. */
export const gatewayTestKeys = (variables: Variables): string[] =>
  all.flatMap(({ keyNames, keys, test }) =>
    keyNames.filter((name) => name !== keys.webhookSecret && test.test(String(variables[name] ?? ''))),
  )

/** The gateways' hosts, whose clocks are compared with the shop's. */
export const gatewayHosts = (gateways: GatewayConfigs): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ name, home }) => {
      const gateway = gateways[name as ProviderGateway] // the table's own keys
      return gateway ? [[new URL(gateway.apiUrl ?? home).host, name]] : []
    }),
  )

interface ServiceKeys {
  brand: string
  /** The first one is the secret that a stand-in must not get. */
  names: readonly string[]
  live: RegExp
  apiUrl: string
}

/** An outside service needs all of its keys or none, and a stand-in never gets a live one. */
export function keyFaults(variables: Variables, { brand, names, live, apiUrl }: ServiceKeys): string[] {
  const [secret = ''] = names
  const set = names.filter((name) => variables[name] !== undefined)
  const missing = names.filter((name) => variables[name] === undefined)
  const faults = set.length > 0 ? missing.map((name) => `${name} is missing, but ${set[0]} is set`) : []
  if (set.length === 0 && variables[apiUrl]) faults.push(`${apiUrl} is set, but no ${brand} key is`)
  if (variables[apiUrl] && live.test(String(variables[secret] ?? '')))
    faults.push(`${secret} is a live key: a stand-in (${apiUrl}) never gets one`)
  return faults
}
