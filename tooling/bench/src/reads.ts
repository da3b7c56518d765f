import pg from 'pg'
import { load, type LoadFigures } from './load.ts'
import { ms, print, rate, ratio, type Figure } from './print.ts'
import { ownerPassword, startShop, type Shop } from './shop.ts'

const orders = 100_000
const connections = 64
const seconds = 8

/** The catalog against one SQL query, and the admin's list of 100,000 orders against the same rows read barely. */
export async function benchReads() {
  const shop = await startShop()
  try {
    await fillOrders(shop)
    const floor = await shop.startFloor()
    const cookie = await signIn(shop)
    const measure = (url: string, headers = {}) => load(url, { connections, seconds, headers })
    const oneRow = await measure(`${floor}/one-query`)
    const oneQuery = await measure(`${floor}/catalog`)
    const catalog = await measure(`${shop.api}/api/catalog?locale=en&country=US`)
    const bareList = await measure(`${floor}/list`)
    const list = await measure(`${shop.api}/api/admin/orders?status=in_production`, { cookie })
    const search = await measure(`${shop.api}/api/admin/orders?search=Ana`, { cookie })
    print(`Reads, ${connections} connections, ${orders.toLocaleString('en')} orders`, [
      row('floor: one SQL query for the catalog’s rows', oneQuery),
      {
        ...row('  one SQL query for a single row', oneRow),
        against: `catalog ${ratio(catalog.perSecond / oneRow.perSecond)}`,
      },
      {
        ...row('GET /api/catalog', catalog),
        against: `${ratio(catalog.perSecond / oneQuery.perSecond)} the floor, at least 5`,
      },
      { what: '  its p99', value: ms(catalog.p99Ms), against: 'at most 100 ms' },
      row('floor: one page of orders', bareList),
      {
        ...row('GET /api/admin/orders', list),
        against: `${ratio(list.perSecond / bareList.perSecond)} the floor, at least 0.6`,
      },
      row('  with a search', search),
    ])
  } finally {
    await shop.stop()
  }
}

function row(what: string, { perSecond, failures }: LoadFigures): Figure {
  return { what, value: rate(perSecond), ...(failures > 0 ? { against: `${failures} requests FAILED` } : {}) }
}

async function signIn({ api }: Shop): Promise<string> {
  const response = await fetch(`${api}/api/admin/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'owner@recadinho.test', password: ownerPassword }),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

/** Copies one real order until there are so many, spread over statuses and time. */
async function fillOrders({ postgres }: Shop) {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(fillStatement, [orders])
  await client.query('analyze')
  await client.end()
}

const fillStatement = `
  insert into orders (number, status, payment_status, stage, package_id, package_title, characters_count, currency,
    price, discount, total, locale, child_name, child_age, occasion, additional_notes, use_ai_voice, whatsapp_number,
    guardian_name, guardian_email, search_text, idempotency_key, request_hash, created_at, confirmed_at, due_at, completed_at)
  select 'R-' || lpad(n::text, 6, '0'), status,
    case when status in ('in_production', 'completed') then 'confirmed' else 'unpaid' end,
    case status when 'in_production' then 'queued' when 'completed' then 'ready' end,
    'one-character', '{"en":"One character","pt":"Um personagem"}', 1, 'USD', 990, 0, 990, 'en', child, 6, 'birthday',
    'Notes', true, phone, guardian, 'buyer@example.com', lower(concat_ws(' ', 'r-' || n, phone, guardian, child)),
    'bench-' || n, '\\x00', placed, placed, placed + interval '1 day', case when status = 'completed' then placed end
  from (
    select n, now() - n * interval '1 minute' as placed, '1201' || lpad(n::text, 7, '0') as phone,
      (array['Ana', 'Beatriz', 'Carla', 'Diane', 'Elena'])[n % 5 + 1] || ' ' || n as guardian,
      (array['Olivia', 'Theo', 'Noah', 'Mia', 'Lia'])[n % 7 % 5 + 1] as child,
      case when n % 10 < 2 then 'in_production' when n % 10 < 3 then 'pending' else 'completed' end as status
    from generate_series(1, $1::int) n) source`
