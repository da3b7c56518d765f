/** Where events are kept in place of PostgreSQL. */
export interface ClickHouseConfig {
  url: string
  database: string
  user: string | undefined
  password: string | undefined
}

export const clickhouseAddress = '^https?://[^/?#]+(?:/[a-z][a-z0-9_]{0,62})?/?$'

/** `https://user:password@clickhouse.example:8443/recadinho` */
export function clickhouseConfig(text: string): ClickHouseConfig
export function clickhouseConfig(text: string | undefined): ClickHouseConfig | undefined
export function clickhouseConfig(text: string | undefined): ClickHouseConfig | undefined {
  if (text === undefined) return undefined
  const { origin, pathname, username, password } = new URL(text)
  return {
    url: `${origin}/`,
    database: pathname.replaceAll('/', '') || 'recadinho',
    user: username === '' ? undefined : decodeURIComponent(username),
    password: password === '' ? undefined : decodeURIComponent(password),
  }
}
