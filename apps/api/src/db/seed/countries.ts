import type { Transaction } from 'kysely'
import type { Database } from '../schema/index.ts'

/** §9: code, currency, locale, name in English and in Portuguese. */
const countries = [
  ['US', 'USD', 'en-US', 'United States', 'Estados Unidos'],
  ['CA', 'CAD', 'en-CA', 'Canada', 'Canadá'],
  ['GB', 'GBP', 'en-GB', 'United Kingdom', 'Reino Unido'],
  ['AU', 'AUD', 'en-AU', 'Australia', 'Austrália'],
  ['IN', 'INR', 'en-IN', 'India', 'Índia'],
  ['ZA', 'ZAR', 'en-ZA', 'South Africa', 'África do Sul'],
  ['NZ', 'NZD', 'en-NZ', 'New Zealand', 'Nova Zelândia'],
  ['SG', 'SGD', 'en-SG', 'Singapore', 'Singapura'],
  ['HK', 'HKD', 'en-HK', 'Hong Kong', 'Hong Kong'],
  ['IE', 'EUR', 'en-IE', 'Ireland', 'Irlanda'],
  ['PH', 'PHP', 'en-PH', 'Philippines', 'Filipinas'],
  ['MY', 'MYR', 'en-MY', 'Malaysia', 'Malásia'],
] as const

/** §9: units per 1 USD. BRL has none there; every package has its own BRL price. */
const rates = {
  USD: '1',
  CAD: '1.37',
  GBP: '0.81',
  EUR: '0.95',
  AUD: '1.59',
  INR: '85.8',
  ZAR: '18.5',
  PLN: '4.12',
  CZK: '23.85',
  DKK: '7.08',
  HUF: '390.5',
  RON: '4.73',
  SEK: '10.92',
  BGN: '1.86',
  NZD: '1.72',
  SGD: '1.36',
  HKD: '7.78',
  PHP: '56.85',
  MYR: '4.58',
}

export const seedCountries = (tx: Transaction<Database>) =>
  tx
    .insertInto('countries')
    .values(
      countries.map(([code, currency, locale, en, pt], position) => ({
        code,
        name: JSON.stringify({ en, pt }),
        flag: code.toLowerCase(),
        currency,
        locale,
        offer: 'full' as const,
        position,
      })),
    )
    .execute()

export const seedRates = (tx: Transaction<Database>) =>
  tx
    .insertInto('currency_rates')
    .values(Object.entries(rates).map(([currency, per_usd]) => ({ currency, per_usd })))
    .execute()
