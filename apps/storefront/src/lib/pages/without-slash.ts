/** The canonical path of a URL's path: `/contact` for `/contact/`. */
export const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')
