import pg from 'pg'
import { readFileSync } from 'node:fs'
import { load } from './load.ts'
import { cpuMs } from './process-figures.ts'
import { ownerPassword, startShop } from './shop.ts'
const src = readFileSync(new URL('./reads.ts', import.meta.url), 'utf8')
const fill = /const fillStatement = `([\s\S]*?)`/.exec(src)?.[1] ?? ''
const shop = await startShop()
const c = new pg.Client(shop.postgres.url); await c.connect()
await c.query(fill, [100_000]); await c.query('analyze')
const floor = await shop.startFloor()
const r = await fetch(`${shop.api}/api/admin/sessions`, { method: 'POST', headers: { 'content-type': 'application/json', origin: shop.api, 'sec-fetch-site': 'same-origin' }, body: JSON.stringify({ email: 'owner@recadinho.test', password: ownerPassword }) })
const cookie = r.headers.getSetCookie().map((l) => l.split(';', 1)[0]).join('; ')
const bare = await load(`${floor}/list`, { connections: 64, seconds: 5, headers: {} })
const a = cpuMs(shop.apiPid), p = cpuMs(shop.postgres.pid ?? 0)
const list = await load(`${shop.api}/api/admin/orders?status=in_production`, { connections: 64, seconds: 5, headers: { cookie } })
console.log('bare', bare.perSecond, 'list', list.perSecond, list.perSecond / bare.perSecond, 'api cpu/req', (cpuMs(shop.apiPid) - a) / (list.perSecond * 5), 'pg', (cpuMs(shop.postgres.pid ?? 0) - p) / (list.perSecond * 5))
const body = await (await fetch(`${shop.api}/api/admin/orders?status=in_production`, { headers: { cookie } })).text()
const bareBody = await (await fetch(`${floor}/list`)).text()
console.log('bytes', body.length, bareBody.length)
await c.end(); await shop.stop()
