import { describe, expect, test } from 'vitest'
import { CAST } from '../cast.ts'
import { provideAllParts } from '../all-parts.ts'
import { loadHello } from './hello.ts'

provideAllParts()

describe.each(['en', 'pt'] as const)('a hello in %s', (locale) => {
  const hellos = Promise.all(CAST.map((member) => loadHello({ ...member, id: member.slug }, locale)))

  test('says who it is, to nobody by name, in one breath', async () => {
    for (const [i, hello] of (await hellos).entries()) {
      expect(hello).toContain(CAST[i]?.name[locale])
      expect(hello).not.toMatch(/[{}[\]|<>]/)
      expect(hello).toMatch(/^(\p{Lu}|\d|["“¡¿])/u)
      expect(hello.length).toBeLessThan(110)
    }
  })

  test('is of each character alone', async () => {
    expect(new Set(await hellos).size).toBe(CAST.length)
  })

  test('of a character that the shop created is one that anybody can say', async () => {
    const name = { en: 'Nina', pt: 'Nina' }
    expect(await loadHello({ id: 'own', name }, locale)).toContain('Nina')
  })
})
