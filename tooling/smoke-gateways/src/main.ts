import { runSmoke } from './run.ts'
import { readSettings } from './settings.ts'

try {
  if (!(await runSmoke(readSettings(process.env), (line) => console.log(line)))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
