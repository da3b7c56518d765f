import { createCanvas, loadImage } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
const [, , out, height, ...files] = process.argv
const H = +height
const images = await Promise.all(files.map((f) => loadImage(`/tmp/gift-look/${f}.png`)))
const ws = images.map((i) => Math.round((i.width * H) / i.height))
const c = createCanvas(
  ws.reduce((a, b) => a + b + 8, 0),
  H,
)
const x = c.getContext('2d')
x.fillStyle = '#888'
x.fillRect(0, 0, c.width, H)
let at = 0
images.forEach((i, n) => {
  x.drawImage(i, at, 0, ws[n], H)
  at += ws[n] + 8
})
writeFileSync(`/tmp/gift-look/${out}.png`, c.toBuffer('image/png'))
