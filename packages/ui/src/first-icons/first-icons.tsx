import { icon } from '../icon/line.tsx'

/** The icons above the fold, in a file of their own so that a first visit does not load the whole set. */
export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM3.4 12h17.2M12 3.2c2.6 2.5 3.8 5.4 3.8 8.8s-1.2 6.3-3.8 8.8c-2.6-2.5-3.8-5.4-3.8-8.8S9.4 5.7 12 3.2Z',
)
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
export const HelpIcon = /* @__PURE__ */ icon(
  'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM9.5 9.6A2.6 2.6 0 0 1 12 7.6c1.5 0 2.6 1 2.6 2.3 0 2-2.6 2.1-2.6 4M12 16.6v.1',
)
export const PlayIcon = /* @__PURE__ */ icon(
  'M7.5 4.8v14.4a.8.8 0 0 0 1.2.7l11.4-7.2a.8.8 0 0 0 0-1.4L8.7 4.1a.8.8 0 0 0-1.2.7Z',
)
