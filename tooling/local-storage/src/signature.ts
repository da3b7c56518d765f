import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Keys {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Whether a request has a valid signature, version 4, for these keys. */
export function isSigned(request: IncomingMessage, { region, accessKeyId, secretAccessKey }: Keys): boolean {
  const match = authorization.exec(request.headers.authorization ?? '')
  if (!match) return false
  const [, keyId, scope = '', day = '', signedRegion, names = '', signature] = match
  if (keyId !== accessKeyId || signedRegion !== region) return false
  const url = new URL(request.url ?? '/', 'http://any')
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  )
  return hmac(key, text).toString('hex') === signature
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
