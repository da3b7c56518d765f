/**
 * The icons of every page and of the first view, copied from the icon set: the set is one file with all icons, which a
 * first visit would otherwise load.
 */
export const GlobeIcon = () => (
  <Line d="M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM3.4 12h17.2M12 3.2c2.6 2.5 3.8 5.4 3.8 8.8s-1.2 6.3-3.8 8.8c-2.6-2.5-3.8-5.4-3.8-8.8S9.4 5.7 12 3.2Z" />
)
export const MenuIcon = () => <Line d="M4 7h16M4 12h16M4 17h16" />
export const HelpIcon = () => (
  <Line d="M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM9.5 9.6A2.6 2.6 0 0 1 12 7.6c1.5 0 2.6 1 2.6 2.3 0 2-2.6 2.1-2.6 4M12 16.6v.1" />
)
export const PlayIcon = () => (
  <Line d="M7.5 4.8v14.4a.8.8 0 0 0 1.2.7l11.4-7.2a.8.8 0 0 0 0-1.4L8.7 4.1a.8.8 0 0 0-1.2.7Z" solid />
)

function Line({ d, solid = false }: { d: string; solid?: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
    >
      <path d={d} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
