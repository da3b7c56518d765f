import { createRandom, hashText } from '../random.ts'

/** A part of a text shorter than this tells nothing of where it was said before. */
const shortest = 10

interface Avoided {
  /** Earlier scripts. */
  used: readonly string[]
  /** What is not spoken of. */
  unspoken: readonly RegExp[]
}

/**
 * Picks one of several variants to say something: by the seed, none twice, none that touches what is not spoken of, and none
 * that was said before, as long as there are others.
 */
export function createPicker(seed: string, { used, unspoken }: Avoided) {
  const taken = new Set<string>()
  return (variants: readonly string[], key: string): string => {
    const start = Math.floor(createRandom(hashText(`${seed}/${key}`))() * variants.length)
    const turned = [...variants.slice(start), ...variants.slice(0, start)]
    const discreet = turned.filter((variant) => !unspoken.some((topic) => topic.test(variant)))
    const free = (discreet.length > 0 ? discreet : turned).filter((variant) => !taken.has(variant))
    const variant = free.find((one) => !wasSaid(one, used)) ?? free[0] ?? turned[0] ?? ''
    taken.add(variant)
    return variant
  }
}

/** The longest part without a placeholder stands in an earlier text. */
function wasSaid(variant: string, used: readonly string[]): boolean {
  const [longest = ''] = variant.split(/\{\w+\}/).sort((a, b) => b.length - a.length)
  return longest.length >= shortest && used.some((text) => text.includes(longest.trim()))
}
