import { inspect } from './inspect.ts'
import { strip } from './strip.ts'

/**
 * A process of its own for one file, which comes from outside: whatever it makes of the parser, the API lives on, and its
 * memory stays flat. `main.js <file> <stripped copy>` answers one line of JSON.
 */
const [file = '', to = ''] = process.argv.slice(2)
const found = await inspect(file)
if (typeof found !== 'string') await strip(file, to, found)
process.stdout.write(
  JSON.stringify(
    typeof found === 'string' ? { refusal: found } : { facts: found.facts, container: found.container },
  ),
)
