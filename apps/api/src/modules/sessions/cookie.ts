import type { Config } from '../../config.ts'
import { hostCookie } from '../../cookies.ts'

/** Strict: no other page, not even the storefront, makes a browser send it. It ends with the browser. */
export const staffCookie = (config: Config) => hostCookie(config, 'recadinho_staff', 'strict')
