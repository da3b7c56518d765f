/** Other sites whose pages may send events, by key: the origins of each. */
export type Sites = ReadonlyMap<string, ReadonlySet<string>>

/** `spring=https://spring.example,https://www.spring.example; blog=https://blog.example` */
export function readSites(text = ''): Sites {
  const sites = text.split(';').filter((site) => site.trim() !== '')
  return new Map(
    sites.map((site) => {
      const [key = '', origins = ''] = site.trim().split('=', 2)
      if (!/^[a-z0-9][a-z0-9_-]{0,39}$/.test(key)) throw new Error(`"${key}" is no key of a site`)
      return [key, new Set(origins.split(',').map((origin) => new URL(origin.trim()).origin))]
    }),
  )
}
