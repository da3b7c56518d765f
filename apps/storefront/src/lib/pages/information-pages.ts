/** The text pages of §2, by their address. */
export const informationPages = ['about', 'faq', 'terms', 'privacy', 'refund'] as const
export type InformationPageName = (typeof informationPages)[number]

export const isInformationPage = (value: string): value is InformationPageName =>
  informationPages.some((page) => page === value)
