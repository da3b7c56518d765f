import { inspect } from './inspect.ts'
import { strip } from './strip.ts'

/**
 * Runs in its own process for each file, because files come from outside: whatever one does to the parser, the API
 * survives and its memory stays flat. `main.js <file> <stripped copy>` prints one line of JSON.
 */
const [file = '', to = ''] = process.argv.slice(2)
const found = await inspect(file)
if (typeof found !== 'string') await strip(file, to, found)
process.stdout.write(
  JSON.stringify(
    typeof found === 'string'
      ? { refusal: found }
      : { facts: found.facts, container: found.container, reach: found.reach },
  ),
)
