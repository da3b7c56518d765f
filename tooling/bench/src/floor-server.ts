import fastify from 'fastify'
import pg from 'pg'

/**
 * The floors, in their own process: the minimum that Fastify and pg need to read one row, to read one page of a list,
 * and to write an order row and an idempotency row in one transaction.
 */
const { DATABASE_URL, PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const server = fastify()

await pool.query(
  `create table if not exists floor_orders (id uuid primary key default uuidv7(), body jsonb not null, created_at timestamptz not null default now())`,
)
await pool.query(
  `create table if not exists floor_keys (key text primary key, order_id uuid not null, response jsonb not null)`,
)
await pool.query('drop table if exists floor_row')
await pool.query(
  `create table floor_row as select uuidv7() as id, jsonb_build_object('notes', repeat('x', 300)) as body, now() as created_at`,
)

server.get('/one-row', async () => {
  const { rows } = await pool.query({ name: 'row', text: 'select id, body, created_at from floor_row' })
  return rows
})

server.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select id, number, guardian_name, child_name, whatsapp_number, status, stage, payment_status, created_at, due_at
           from orders where status = 'in_production' order by urgency, urgency_order, id limit 25`,
  })
  return { items: rows }
})

server.post('/orders', async (request, reply) => {
  const key = String(request.headers['idempotency-key'])
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>({
      name: 'order',
      text: 'insert into floor_orders (body) values ($1) returning id',
      values: [request.body],
    })
    const response = { id: rows[0]?.id }
    await client.query({
      name: 'key',
      text: 'insert into floor_keys (key, order_id, response) values ($1, $2, $3)',
      values: [key, response.id, response],
    })
    await client.query('commit')
    return await reply.code(201).send(response)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

await server.listen({ host: '127.0.0.1', port: Number(PORT) })
