import { launch } from '../test/harness.ts'
import { runDelivery } from '../test/run-delivery.ts'

const browser = await launch()
const { tracked, stored, lost, requests, faults } = await runDelivery(browser, 1000)
await browser.close()
const lines = [
  `${tracked} events tracked, ${stored} stored, ${lost.length} lost, ${stored + lost.length - tracked} doubled`,
  `${requests} requests, ${faults} answered with 503 or broken off`,
]
console.log(lines.join('\n'))
if (lost.length > 0 || stored !== tracked) throw new Error('Events were lost or doubled')
