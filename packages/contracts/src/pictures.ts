/**
 * Where the shop's site has a character's face as PNG, for e-mails: mail programs show no SVG. Such an address stays in
 * mailboxes for years, so it never changes and carries no hash.
 */
export const emailFacePath = (characterId: string): string => `/email/${characterId}.png`
