import { describe, expect, test } from 'vitest'
import { CAST, CATEGORIES, findCastMember, GREETING_STYLES } from './cast.ts'

describe('the cast', () => {
  test('has seven characters in each category, grouped in order (§4)', () => {
    expect(CAST).toHaveLength(28)
    expect(CAST.map((member) => member.category)).toEqual(
      CATEGORIES.flatMap((category) => Array.from({ length: 7 }, () => category)),
    )
  })

  test('has slugs and names of its own', () => {
    expect(new Set(CAST.map((member) => member.slug)).size).toBe(28)
    expect(new Set(CAST.map((member) => member.name.en)).size).toBe(28)
    expect(new Set(CAST.map((member) => member.name.pt)).size).toBe(28)
    expect(findCastMember('bramble')?.name.pt).toBe('Felpudo')
    expect(findCastMember('nobody')).toBeUndefined()
  })

  test.each(CAST)('$slug is complete', (member) => {
    expect(member.slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const text of [member.description.en, member.description.pt]) {
      expect(text.length).toBeGreaterThan(20)
      expect(text.length).toBeLessThan(90)
      expect(text).toMatch(/\.$/)
    }
    expect(member.description.en).not.toBe(member.description.pt)
    expect(member.accent).toMatch(/^#[0-9A-F]{6}$/)
    expect(member.background).toMatch(/^#[0-9A-F]{6}$/)
    expect(member.voice.pitch).toBeGreaterThanOrEqual(0.5)
    expect(member.voice.pitch).toBeLessThanOrEqual(1.5)
  })

  test('uses every greeting style', () => {
    expect(new Set(CAST.map((member) => member.greetingStyle))).toEqual(new Set(GREETING_STYLES))
  })
})
