/**
 * Words to the child in which “você” is another person, a reason is another's, or a shout is no statement (“Partiu
 * Disney!”): silence is better.
 */
export const isUnsure = (words: string): boolean =>
  /^vocês? (?:que |partiu (?!d[aeo]s? |pra |para |em |n[ao]s? ))|(?<![a-zà-ɏ])tem \d+ e |porque (?:[ao]s? |um|tod|ningu)/i.test(
    words,
  ) ||
  // “Você quer devolver você”: the second meant another person.
  /^vocês? (?![^¦]* (?:que|quando|se|onde|porque|como) )[^¦]*(?<!(?:de|d[ao]) )(?<![a-zà-ɏ])vocês?(?![a-zà-ɏ])/i.test(
    words,
  )
