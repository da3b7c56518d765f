import { contentNames } from '@recadinho/contracts/conversions'

/** How a page is called in events; a page that has no name there is not reported. */
export function contentNameOf(pathname: string): (typeof contentNames)[number] | undefined {
  const [, first = ''] = pathname.split('/')
  const name = first === '' ? 'home' : first.replace('enhanced-checkout', 'checkout')
  return contentNames.find((each) => each === name)
}

/** A page that shows one child's video, or whose address holds a private link: nothing runs there. */
export const isPrivate = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  /(?:^|[?#&])token=/.test(search + hash) || contentNameOf(pathname) === undefined
