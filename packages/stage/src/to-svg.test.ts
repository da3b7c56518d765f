import { describe, expect, test } from 'vitest'
import { CHARACTERS, type Character } from './characters.ts'
import { MOUTHS } from './mouth.ts'
import { REST_POSE } from './pose.ts'
import { LAYERS } from './shapes.ts'
import { POSES } from './testing/poses.ts'
import { toSvg } from './to-svg.ts'

/** Throws on badly nested tags and unquoted attributes. */
function checkXml(xml: string): void {
  const open: string[] = []
  let rest = xml
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest)
    const text = tag ? null : /^[^<&]+|^&(?:amp|lt|gt);/.exec(rest)
    const found = tag?.[0] ?? text?.[0]
    if (found === undefined) throw new Error(`Not well formed at ${rest.slice(0, 60)}`)
    if (tag?.[1]) {
      if (open.pop() !== tag[2]) throw new Error(`Closes ${tag[2]} out of order`)
    } else if (tag && !tag[4]) open.push(tag[2] ?? '')
    rest = rest.slice(found.length)
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`)
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
}

const first = CHARACTERS[0] as Character // never empty: checked in cast.test

describe.each(CHARACTERS)('$slug', (character) => {
  const svg = toSvg(character)

  test('is well-formed and small', () => {
    checkXml(svg)
    for (const pose of Object.values(POSES)) checkXml(toSvg(character, pose))
    expect(svg.length).toBeLessThan(10_000)
  })

  test('has every layer once', () => {
    const layers = [...svg.matchAll(/ class="([^"]+)"/g)].map((match) => match[1])
    expect(layers).toHaveLength(LAYERS.length)
    expect(new Set(layers)).toEqual(new Set(LAYERS))
  })

  test('refers only to ids of its own, each used once', () => {
    const ids = idsOf(svg)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
  })
})

test('pictures of the whole cast can share a page', () => {
  const ids = CHARACTERS.flatMap((character) => idsOf(toSvg(character)))
  expect(new Set(ids).size).toBe(ids.length)
})

test('an own prefix keeps two pictures of one character apart', () => {
  const ids = [...idsOf(toSvg(first)), ...idsOf(toSvg(first, REST_POSE, { idPrefix: 'hero-' }))]
  expect(new Set(ids).size).toBe(ids.length)
})

test('crops, paints a background and sets a name on request', () => {
  const svg = toSvg(first, REST_POSE, { crop: 'portrait', background: true, title: 'Amara & friends' })
  checkXml(svg)
  expect(svg).toContain('viewBox="46 0 388 388"')
  expect(svg).toContain(`fill="${first.background}"`)
  expect(svg).toContain('<title>Amara &amp; friends</title>')
  expect(svg).toContain('role="img"')
  expect(toSvg(first, REST_POSE, { background: '#123456' })).toContain('fill="#123456"')
  expect(toSvg(first)).toContain('aria-hidden="true"')
})

test('a shut mouth is a line, an open one holds tongue and teeth', () => {
  const mouthOf = (name: keyof typeof MOUTHS): string =>
    toSvg(first, { ...REST_POSE, mouth: MOUTHS[name] })
      .split('class="mouth"')[1]
      ?.split('</g>')[0] ?? ''
  expect(mouthOf('X')).not.toContain('clip')
  expect(mouthOf('A')).toContain('#F2837A')
})
