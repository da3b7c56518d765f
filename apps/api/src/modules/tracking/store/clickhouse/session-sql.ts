import { funnelSteps, type Consent, type Device, type TrackedSession } from '@recadinho/contracts/tracking'
import { noVisitor } from './tables.ts'

/** A 64-bit number: text, or a number from ClickHouse 25.8 on. */
export type Long = string | number

/** A row of `sessionsOf`. */
export interface SessionRow {
  id: string
  site: string
  consent: Consent
  visitor: string
  started: Long
  last: Long
  source: string
  medium: string
  campaign: string
  affiliate: string
  referrer: string
  device: Device
  country: string
  bot: string
  entry: string
  exit: string
  pages: Long
  events: Long
  step: number
  converted: Long
}

const columns =
  'at site landing_site consent visitor_id event_id action path step source medium campaign affiliate referrer device country bot'

const inner = columns
  .split(' ')
  .map((name) => `${name} as e_${name}`)
  .join(', ')

/**
 * E2: sessions built from their events, duplicates included. Inner names differ, because ClickHouse would take an alias
 * for its column.
 */
export const sessionsOf = (table: string, where: string): string => `
  select session_id as id, argMin(if(e_landing_site = '', e_site, e_landing_site), e_at) as site,
    if(countIf(e_step < 4) = 0, 'exempt', argMaxIf(e_consent, e_at, e_step < 4)) as consent,
    if(consent = 'granted', argMaxIf(e_visitor_id, e_at, e_visitor_id != toUUID('${noVisitor}')), toUUID('${noVisitor}'))
      as visitor,
    min(e_at) as started, if(countIf(e_step < 3) = 0, max(e_at), maxIf(e_at, e_step < 3)) as last,
    if(countIf(e_source != 'direct') = 0, 'direct', argMaxIf(e_source, e_at, e_source != 'direct')) as source,
    argMaxIf(e_medium, e_at, e_source != 'direct') as medium,
    argMaxIf(e_campaign, e_at, e_source != 'direct') as campaign,
    argMaxIf(e_affiliate, e_at, e_affiliate != '') as affiliate,
    argMaxIf(e_referrer, e_at, e_source != 'direct') as referrer,
    if(countIf(e_step < 3) = 0, any(e_device), argMinIf(e_device, e_at, e_step < 3)) as device,
    argMinIf(e_country, e_at, e_country != '') as country, max(e_bot) as bot,
    argMinIf(e_path, e_at, e_action = 'pageview') as entry, argMaxIf(e_path, e_at, e_action = 'pageview') as exit,
    uniqExactIf(e_event_id, e_action = 'pageview') as pages, uniqExact(e_event_id) as events, max(e_step) as step,
    minIf(e_at, e_step = 4) as converted, groupUniqArrayIf(e_path, e_action = 'pageview') as viewed
  from (select session_id, ${inner} from ${table} where ${where}) group by session_id`

const orNull = (text: string) => (text === '' ? null : text)
const iso = (time: Long) => new Date(Number(time)).toISOString()

export const sessionView = (row: SessionRow): TrackedSession => ({
  id: row.id,
  site: row.site,
  startedAt: iso(row.started),
  lastAt: iso(row.last),
  source: row.source,
  medium: orNull(row.medium),
  campaign: orNull(row.campaign),
  affiliate: orNull(row.affiliate),
  referrer: orNull(row.referrer),
  device: row.device,
  country: orNull(row.country),
  consent: row.consent,
  bot: orNull(row.bot),
  entryPath: orNull(row.entry),
  exitPath: orNull(row.exit),
  pages: Number(row.pages),
  events: Number(row.events),
  step: funnelSteps[row.step] ?? 'visit',
  convertedAt: Number(row.converted) === 0 ? null : iso(row.converted),
})
