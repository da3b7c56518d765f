/** Where to go after signing in: only paths of this app, which prevents open redirects. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/admin(?:[/?]|$)/.test(wanted)) return '/admin'
  return wanted.startsWith('/admin/sign-in') ? '/admin' : wanted
}
