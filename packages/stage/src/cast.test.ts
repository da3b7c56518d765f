import { describe, expect, test } from 'vitest'
import { CAST, CATEGORIES, findCastMember, GREETING_STYLES } from './cast.ts'

describe('the cast', () => {
  test('has at least seven characters in each category, grouped and numbered in order (§4)', () => {
    const groups = CATEGORIES.map((category) => CAST.filter((member) => member.category === category))
    expect(CAST).toEqual(groups.flat())
    for (const group of groups) {
      expect(group.length).toBeGreaterThanOrEqual(7)
      expect(group.map(({ position }) => position)).toEqual(group.map((_, i) => i + 1))
    }
  })

  test('has slugs and names of its own', () => {
    expect(new Set(CAST.map((member) => member.slug)).size).toBe(CAST.length)
    expect(new Set(CAST.map((member) => member.name.en)).size).toBe(CAST.length)
    expect(new Set(CAST.map((member) => member.name.pt)).size).toBe(CAST.length)
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
