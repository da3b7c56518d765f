import { benchOrders } from './orders.ts'
import { benchReads } from './reads.ts'
import { benchStart } from './start.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchPreview } from './preview.ts'
import { benchCommands } from './commands.ts'
import { benchLighthouse } from './lighthouse.ts'

const benches = {
  start: benchStart,
  reads: benchReads,
  orders: benchOrders,
  'first-load': benchFirstLoad,
  lighthouse: benchLighthouse,
  preview: benchPreview,
  commands: benchCommands,
}

const names = Object.keys(benches) as (keyof typeof benches)[] // the keys of a plain object
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.some((one) => one === name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}
for (const name of names.filter((one) => asked.length === 0 || asked.includes(one))) await benches[name]()
