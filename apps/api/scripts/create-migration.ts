import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `pnpm migration:create add-coupons`: makes an empty migration and adds it to the list. */
const name = process.argv[2]
if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  process.stderr.write(
    'Give the migration a name in lower case, such as: pnpm migration:create add-coupons\n',
  )
  process.exit(1)
}

const folder = new URL('../src/db/migrations/', import.meta.url)
const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const full = `${stamp}-${name}`
const variable = name.replaceAll(/-([a-z0-9])/g, (_, character: string) => character.toUpperCase())

writeFileSync(
  new URL(`${full}.ts`, folder),
  `import { sql, type Kysely } from 'kysely'

/** What it is for. Only additions that the release before can live with; removals come a release later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`select 1\`.execute(db)
}
`,
  { flag: 'wx' },
)

const listFile = new URL('index.ts', folder)
const list = readFileSync(listFile, 'utf8')
writeFileSync(
  listFile,
  list
    .replace(/\n\n\/\*\*/, `\nimport * as ${variable} from './${full}.ts'\n\n/**`)
    .replace(/\n}\n$/, `\n  '${full}': ${variable},\n}\n`),
)
process.stdout.write(`${fileURLToPath(new URL(`${full}.ts`, folder))}\n`)
