import pg from 'pg'
import { childNames, guardianNames, surnames } from './generated-names.ts'

/** The alphabet of public order numbers. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Coprime to the number of codes, so that multiplying by it never produces the same number twice. */
const scatter = 435_481_937

/**
 * Fills an empty shop with `count` orders from the last two years: names, numbers and phones distributed as in reality,
 * a fifth of them by returning buyers, most of them completed, those of the last day in progress. Every run creates the
 * same rows except for ids and times, which count back from now. A million take about two minutes.
 */
export async function generateOrders(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    // The rows reference each other correctly by construction; checking six million references would double the time.
    await client.query('set session_replication_role = replica; set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
    await client.query(functions)
    const { rows: gin } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename = 'order_search_entries' and indexdef like '% USING gin %'`,
    )
    for (const { indexname } of gin) await client.query(`drop index ${indexname}`)
    await client.query(orders(count))
    for (const statement of parts) await client.query(statement)
    for (const { indexdef } of gin) await client.query(indexdef)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const array = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`

/** `share`: a deterministic pseudo-random number in [0, 1); `pick`: prefers the first names. */
const functions = `
  create function pg_temp.share(n bigint, salt int) returns double precision immutable language sql
    return (hashint8extended(n, salt) & 1073741823)::double precision / 1073741824;
  create function pg_temp.pick(names text[], n bigint, salt int) returns text immutable language sql
    return names[1 + floor(cardinality(names) * power(pg_temp.share(n, salt), 2))::int]`

/** A whole number as six letters of the alphabet. */
const encoded = (value: string) =>
  Array.from({ length: 6 }, (_, position) => {
    const weight = alphabet.length ** position
    return `substr('${alphabet}', 1 + (${value} / ${weight} % ${alphabet.length})::int, 1)`
  }).join(' || ')

/** Folds like `search-text.ts`, for the letters of these names. */
const folded = (text: string) => `lower(translate(${text}, 'ÁÂÉÍÓÔÚáâãàéêíóôõúüç', 'AAEIOOUaaaaeeiooouuc'))`

const orders = (count: number) => `
  insert into orders (id, number, status, payment_status, payment_gateway, stage, on_hold_reason, on_hold_since, package_id, package_title,
    characters_count, characters, script, currency, price, discount, total, locale, country, child_name, child_age, occasion,
    additional_notes, use_ai_voice, whatsapp_number, guardian_name, guardian_email, search_text, link_token_hash,
    idempotency_key, request_hash, created_at, expires_at, confirmed_at, due_at, completed_at)
  select uuidv7(placed - now()), number, status,
    case when status in ('in_production', 'completed') then
        case when pg_temp.share(n, 20) < 0.98 then 'confirmed' else 'partially_refunded' end
      when pg_temp.share(n, 21) < 0.5 then 'failed' else 'unpaid' end,
    case when status <> 'pending' then case when hashtext(number) % 3 = 0 then 'stripe' else 'mercadopago' end end,
    case status when 'completed' then 'ready' when 'in_production' then
      (array['queued', 'scripting', 'recording', 'review', 'ready'])[1 + floor(5 * pg_temp.share(n, 22))::int] end,
    case when held then 'Waiting for the right spelling' end, case when held then placed end,
    packages.id, packages.title, packages.characters_count, spoken.characters,
    jsonb_build_object('lines', null, 'author', 'writer',
      'text', 'Oi, ' || child || '! Parabéns pelo seu dia. ' || repeat('Que alegria falar com você. ', 8)),
    'BRL', price, 0, price, 'pt', 'BR', child,
    1 + floor(12 * pg_temp.share(n, 23))::int, 'birthday', 'Perdeu o primeiro dente e canta para o cachorro.', true, phone,
    guardian, 'buyer' || buyer || '@example.com',
    ' ' || ${folded(`concat_ws(' ', number, substr(number, 3), phone, guardian, child)`)},
    sha256(number::bytea), 'generated-' || n, sha256(number::bytea), placed, placed + interval '1 day',
    case when paid then placed end, case when paid then placed + interval '1 day' end,
    case when status = 'completed' then placed + interval '1 day' * pg_temp.share(n, 24) end
  from (
    select *, status in ('in_production', 'completed') as paid,
      status = 'in_production' and pg_temp.share(n, 25) < 0.03 as held
    from (
      select n, buyer, placed, 'R-' || ${encoded(`(n * ${scatter})`)} as number,
        pg_temp.pick(${array(guardianNames)}, buyer, 1)
          || case when pg_temp.share(buyer, 2) < 0.3 then ' ' || pg_temp.pick(${array(guardianNames)}, buyer, 3) else '' end
          || ' ' || pg_temp.pick(${array(surnames)}, buyer, 4) || ' ' || pg_temp.pick(${array(surnames)}, buyer, 5) as guardian,
        pg_temp.pick(${array(childNames)}, n, 6) as child,
        case when pg_temp.share(buyer, 7) < 0.85
          then '55' || pg_temp.pick(array['11', '21', '31', '41', '51', '61', '71', '81', '85', '19', '27', '47', '62'], buyer, 8)
            || '9' || lpad(floor(100000000 * pg_temp.share(buyer, 9))::text, 8, '0')
          else '1' || (201 + floor(780 * pg_temp.share(buyer, 8)))::text
            || lpad(floor(10000000 * pg_temp.share(buyer, 9))::text, 7, '0') end as phone,
        case when age < interval '1 day' then case
            when pg_temp.share(n, 10) < 0.2 then 'pending'
            when age > interval '12 hours' and pg_temp.share(n, 11) < 0.5 then 'completed'
            else 'in_production' end
          when pg_temp.share(n, 10) < 0.13 then 'expired'
          when pg_temp.share(n, 10) < 0.16 then 'cancelled'
          when age < interval '4 days' and pg_temp.share(n, 10) < 0.2 then 'in_production'
          else 'completed' end as status,
        (array['one-character', 'two-characters', 'three-characters'])[1 + floor(3 * power(pg_temp.share(n, 12), 3))::int] as package
      from (
        select n, age, now() - age as placed, floor(${count} * 0.8 * pg_temp.share(n, 13))::bigint as buyer
        from (
          select n, interval '730 days' * power((${count} - n + 0.5) / ${count}, 1.3) as age
          from generate_series(1, ${count}::bigint) n
        ) times
      ) buyers
    ) facts
  ) whole
  join packages on packages.id = package
  cross join lateral (select 1590 + 1000 * packages.characters_count as price) prices
  join (
    select count, jsonb_agg(jsonb_build_object('character_id', id, 'category', category, 'name', name,
      'picture', coalesce(picture, id), 'greeting_style', greeting_style) order by place) as characters
    from generate_series(1, 3) count
    join (select row_number() over (order by id) as place, id, category, name, picture, greeting_style from characters)
      cast_of on place <= count
    group by count
  ) spoken on spoken.count = packages.characters_count
  order by n`

const generated = `orders.idempotency_key like 'generated-%'`
const paid = `orders.confirmed_at is not null`

/**
 * The rows around an order: its search keys (triggers are off in this session), payment, ledger entry
 * and timeline.
 */
const parts = [
  `insert into order_search_entries (order_id, keys) select id, order_search_keys(search_text, guardian_email) from orders where ${generated} and ${paid}`,
  `insert into payments (order_id, gateway, method, flow, state, amount, currency, gateway_ref, idempotency_key, request_hash,
    expires_at, created_at, confirmed_at)
  select id, case when method = 'card' then 'stripe' else 'mercadopago' end, method,
    case when method = 'card' then 'inline' else 'code' end, case when ${paid} then 'confirmed' else 'expired' end, total,
    currency, 'generated_' || number, 'generated', request_hash, expires_at, created_at, confirmed_at
  from (select *, case when hashtext(number) % 3 = 0 then 'card' else 'pix' end as method from orders
    where ${generated} and status <> 'pending') orders
  order by created_at`,
  `insert into ledger (kind, gateway, ref, payment_ref, order_id, payment_id, amount, currency, debit, credit, created_at)
  select 'capture', gateway, gateway_ref, gateway_ref, order_id, id, amount, currency, gateway, 'sales', confirmed_at
  from payments where state = 'confirmed' and idempotency_key = 'generated' order by confirmed_at`,
  `insert into order_events (order_id, machine, from_state, to_state, actor_type, created_at)
  select id, machine, from_state, to_state, actor, at
  from orders cross join lateral (values
    ('order', null, 'pending', 'buyer', created_at),
    ('payment', null, 'created', 'buyer', case when status <> 'pending' then created_at end),
    ('payment', 'created', 'confirmed', 'gateway', confirmed_at),
    ('order', 'pending', 'in_production', 'gateway', confirmed_at),
    ('message', null, 'sent', 'system', confirmed_at),
    ('order', 'in_production', 'completed', 'staff', completed_at),
    ('order', 'pending', status, 'system', case when status in ('expired', 'cancelled') then expires_at end)
  ) events (machine, from_state, to_state, actor, at)
  where ${generated} and at is not null
  order by created_at`,
]
