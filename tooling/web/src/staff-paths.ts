/**
 * Paths of the API that are served on the admin app's host only, as Caddy writes them: the calls of which the contracts
 * say so (`isAdminCall`). `tooling/deploy`'s test compares this list, and the Caddyfile, with all calls.
 */
export const staffPaths = [
  '/api/admin',
  '/api/admin/*',
  '/api/user-tracking/conversion',
  '/api/user-tracking/live',
  '/api/user-tracking/session-exports',
  '/api/user-tracking/sessions',
  '/api/user-tracking/sessions/*',
  '/api/user-tracking/stats',
] as const

export const isStaffPath = (path: string): boolean =>
  staffPaths.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each))
