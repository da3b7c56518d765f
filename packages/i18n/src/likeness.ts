/**
 * The choices that a child is drawn from, as Lingui messages. Lingui's extraction reads the `i18n` comments, so that each
 * app has the texts in its own catalog.
 */
export const likenessLabels = {
  skin: {
    porcelain: /*i18n*/ { id: 'likeness.skin.porcelain', message: 'Very light skin' },
    fair: /*i18n*/ { id: 'likeness.skin.fair', message: 'Light skin' },
    tan: /*i18n*/ { id: 'likeness.skin.tan', message: 'Light brown skin' },
    brown: /*i18n*/ { id: 'likeness.skin.brown', message: 'Brown skin' },
    deep: /*i18n*/ { id: 'likeness.skin.deep', message: 'Dark skin' },
    dark: /*i18n*/ { id: 'likeness.skin.dark', message: 'Very dark skin' },
  },
  hair: {
    short: /*i18n*/ { id: 'likeness.hair.short', message: 'Short hair' },
    long: /*i18n*/ { id: 'likeness.hair.long', message: 'Long hair' },
    curly: /*i18n*/ { id: 'likeness.hair.curly', message: 'Curly hair' },
    coils: /*i18n*/ { id: 'likeness.hair.coils', message: 'Coily hair' },
    braids: /*i18n*/ { id: 'likeness.hair.braids', message: 'Braids' },
    bun: /*i18n*/ { id: 'likeness.hair.bun', message: 'Bun' },
    headscarf: /*i18n*/ { id: 'likeness.hair.headscarf', message: 'Headscarf' },
    none: /*i18n*/ { id: 'likeness.hair.none', message: 'No hair' },
  },
  hairColour: {
    black: /*i18n*/ { id: 'likeness.hairColour.black', message: 'Black' },
    brown: /*i18n*/ { id: 'likeness.hairColour.brown', message: 'Dark brown' },
    chestnut: /*i18n*/ { id: 'likeness.hairColour.chestnut', message: 'Light brown' },
    red: /*i18n*/ { id: 'likeness.hairColour.red', message: 'Red' },
    blond: /*i18n*/ { id: 'likeness.hairColour.blond', message: 'Blond' },
  },
  aids: {
    glasses: /*i18n*/ { id: 'likeness.aids.glasses', message: 'Glasses' },
    hearingAid: /*i18n*/ { id: 'likeness.aids.hearingAid', message: 'Hearing aid' },
    wheelchair: /*i18n*/ { id: 'likeness.aids.wheelchair', message: 'Wheelchair' },
  },
}

/** The groups of choices, and what can be done with them. */
export const likenessTexts = {
  skin: /*i18n*/ { id: 'likeness.skin', message: 'Skin' },
  hair: /*i18n*/ { id: 'likeness.hair', message: 'Hair' },
  hairColour: /*i18n*/ { id: 'likeness.hairColour', message: 'Hair color' },
  aids: /*i18n*/ { id: 'likeness.aids', message: 'Also' },
  surprise: /*i18n*/ { id: 'likeness.surprise', message: 'Surprise me' },
  remove: /*i18n*/ { id: 'likeness.remove', message: 'Remove the drawing' },
  picture: /*i18n*/ { id: 'likeness.picture', message: 'The drawing so far' },
  noPhoto: /*i18n*/ {
    id: 'likeness.noPhoto',
    message: 'Tap the pictures that look like your child. No photo needed.',
  },
}
