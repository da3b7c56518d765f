/** Where to go after signing in: only a page of this app, so that no link can send staff elsewhere. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/admin(?:[/?]|$)/.test(wanted)) return '/admin'
  return wanted.startsWith('/admin/sign-in') ? '/admin' : wanted
}
