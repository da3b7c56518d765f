import { contentNames } from '@recadinho/contracts/conversions'

/** The page's name in events; `undefined` for pages that are not reported. */
export function contentNameOf(pathname: string): (typeof contentNames)[number] | undefined {
  const [, first = ''] = pathname.split('/')
  const name = first === '' ? 'home' : first.replace('enhanced-checkout', 'checkout')
  return contentNames.find((each) => each === name)
}

/** Whether a page shows a child's video or has a private link in its URL: no pixel runs there. */
export const isPrivate = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  /(?:^|[?#&])token=/.test(search + hash) || contentNameOf(pathname) === undefined
