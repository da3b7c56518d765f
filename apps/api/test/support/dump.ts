import type { TestApp } from './app.ts'

/** Every value of every table, as text; bytes decoded as text. */
export async function dump({ ctx: { pool } }: Pick<TestApp, 'ctx'>): Promise<string> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts: string[] = []
  for (const { table } of rows) {
    const content = await pool.query<{ text: string | null }>(
      `select string_agg(t::text, chr(10)) as text from ${table} t`,
    )
    texts.push(content.rows[0]?.text ?? '')
  }
  // Bytes are dumped as hexadecimal.
  const text = texts.join('\n')
  return (
    text +
    [...text.matchAll(/\\x([0-9a-f]+)/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join('\n')
  )
}
