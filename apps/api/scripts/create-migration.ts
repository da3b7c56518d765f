import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { folder, migrationList } from './migration-list.ts'

/** `pnpm migration:create add-coupons`: makes an empty migration and adds it to the list. */
const name = process.argv[2]
if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  process.stderr.write(
    'Give the migration a name in lower case, such as: pnpm migration:create add-coupons\n',
  )
  process.exit(1)
}

const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const file = new URL(`${stamp}-${name}.ts`, folder)

writeFileSync(
  file,
  `import { sql, type Kysely } from 'kysely'

/** What it is for. Only additions that the release before can live with; removals come a release later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db)
}
`,
  { flag: 'wx' },
)

writeFileSync(new URL('migrations.gen.ts', folder), migrationList())
process.stdout.write(`${fileURLToPath(file)}\n`)
