/** A surname with “e” in it: “Costa e Silva”. */
const surname = /(\s\S+)\s+e\s+(?:silva|sou[sz]a|castro|mell?o|lima)$/i

/** One child's name with the word that joins it to the one before: its first word, or two after an initial or a title. */
const named = /((?:(?:e|and|y|&)\s+)?(?:(?:\S|\S*\.)\s+)?[^\s,]+)(?:\s+(?!(?:e|and|y|&)\s)[^\s,]+)*/giu

/** The name by which a headline addresses a child: the first one, and each child's of several. */
export const firstNameOf = (name: string): string =>
  name.trim().replace(surname, '$1').replaceAll(named, '$1')
