import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from './config.ts'

export interface CookieKind {
  name: string
  options: CookieSerializeOptions
}

/**
 * A cookie that scripts cannot read and that belongs to one host only. Under https it also gets the `__Host-` prefix,
 * with which browsers enforce that.
 */
export function hostCookie(
  config: Config,
  name: string,
  sameSite: 'lax' | 'strict',
  maxAgeSeconds?: number,
): CookieKind {
  const secure = config.publicOrigin.startsWith('https://')
  return {
    name: secure ? `__Host-${name}` : name,
    options: {
      httpOnly: true,
      path: '/',
      sameSite,
      secure,
      ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
    },
  }
}
