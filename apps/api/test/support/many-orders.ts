import type { TestApp } from './app.ts'
import { withServer } from './database.ts'

const guardians = [
  'Ana Maria Souza Lima',
  'Rafael Pinto',
  "Joana D'Avila",
  'Maria da Silva',
  'Caio Prado',
  'Lia Matos',
]
const children = ['Miguel', 'Olívia', 'Maria Alice', 'Theo', 'Bia']

/** Thousands of orders in one statement: common and rare names, every status, and numbers with common prefixes. */
export async function insertManyOrders({ ctx }: TestApp, count: number): Promise<void> {
  const list = (names: string[]) => names.map((name) => name.replaceAll("'", "''")).join("','")
  const insert = `
    insert into orders (number, status, payment_status, stage, package_id, package_title, characters_count, currency, price,
      discount, total, locale, child_name, child_age, occasion, additional_notes, use_ai_voice, whatsapp_number,
      guardian_name, guardian_email, search_text, idempotency_key, request_hash, created_at, confirmed_at, due_at)
    select number, status, case when paid then 'confirmed' else 'unpaid' end,
      case status when 'in_production' then 'queued' when 'completed' then 'ready' end,
      'one-character', '{"en":"One character","pt":"Um personagem"}', 1, 'BRL', 2590, 0, 2590, 'pt', child, 6, 'birthday', 'Notes',
      true, phone, guardian, 'buyer@example.com',
      ' ' || lower(translate(concat_ws(' ', number, substr(number, 3), phone, guardian, child), 'íáã', 'iaa')),
      'many-' || n, '\\x00', placed, case when paid then placed end, case when paid then placed + interval '1 day' end
    from (
      select *, status in ('in_production', 'completed') as paid from (
        select n, 'R-' || translate(lpad(to_hex(n * 541), 6, '0'), '01abcdef', 'XYABCDEF') as number,
          now() - n * interval '1 minute' as placed,
          case when n < 300 and n % 3 = 0 then 'pending' when n < 300 then 'in_production' when n % 9 = 0 then 'expired'
            when n % 25 = 0 then 'cancelled' else 'completed' end as status,
          '5511' || lpad((n::bigint * 104729 % 1000000000)::text, 9, '9') as phone,
          case when n % 7001 = 0 then 'Zuleica Quaresma' when n % 401 = 0 then 'Rosa Silva ' || n
            else (array['${list(guardians)}'])[1 + n % 6] end as guardian,
          (array['${list(children)}'])[1 + n * n % 5] as child
        from generate_series(1, ${count}) n
      ) orders
    ) paid`
  // Not through the app's pool, whose statement timeout is short.
  await withServer(ctx.config.databaseUrl, async (client) => {
    await client.query(insert)
    await client.query('analyze orders, order_search_entries')
  })
}
