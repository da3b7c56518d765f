/** The targets of each page's tour, in order. Parts the user's role does not see are left out. */
export const tourTargets = {
  dashboard: {
    welcome: 'body',
    work: 'section[aria-labelledby=to-do]',
    health: 'section[aria-labelledby=health]',
    period: '#main [role=tablist]',
    palette: '[aria-keyshortcuts]',
  },
  orders: { filters: '#main search', list: '#main [aria-busy]' },
  order: {
    claim: '#claim',
    actions: 'section[aria-labelledby=what-to-do]',
    script: 'section[aria-labelledby=script]',
    video: 'section[aria-labelledby=video]',
    delivery: 'section[aria-labelledby=delivery]',
    notes: 'section[aria-labelledby=notes]',
  },
  characters: { welcome: 'body', row: '#main li' },
  deliveries: { welcome: 'body', lists: '#main [role=tablist]' },
  money: { welcome: 'body' },
  messages: { filters: '#main search', list: '#main [aria-busy]' },
  settings: { sections: '#main nav [aria-current=page]', section: '#main h1' },
} as const

export type AdminTour = keyof typeof tourTargets

/** The tour of the page at this path. */
export function tourAt(path: string): AdminTour | undefined {
  const [, , tab, id, ...rest] = path.replace(/\/$/, '').split('/')
  if (rest.length > 0 && tab !== 'settings') return undefined
  if (tab === undefined) return 'dashboard'
  if (tab === 'orders') return id === undefined ? 'orders' : id === 'new' ? undefined : 'order'
  if (tab === 'settings' || tab === 'team' || tab === 'audit') return 'settings'
  if (id !== undefined) return undefined
  return tab === 'characters' || tab === 'deliveries' || tab === 'money' || tab === 'messages'
    ? tab
    : undefined
}
