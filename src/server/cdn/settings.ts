import { VitrineError } from '#base'

/** A content delivery network that pages are purged from. */
export type CdnSettings = { apiUrl: string } & (
  | { provider: 'cloudflare'; zoneId: string; token: string }
  | { provider: 'fastly'; serviceId: string; token: string }
)

const API_URLS = {
  cloudflare: 'https://api.cloudflare.com/client/v4',
  fastly: 'https://api.fastly.com',
}

/** Reads `CDN` and the settings of its provider. Error `BAD_ENV` if one is missing. */
export function readCdn(source: NodeJS.ProcessEnv): CdnSettings | undefined {
  const provider = source.CDN || undefined
  if (provider === undefined) return undefined
  if (provider !== 'cloudflare' && provider !== 'fastly') {
    throw new VitrineError('BAD_ENV', `CDN must be cloudflare or fastly, not "${provider}".`)
  }
  const needed = (name: string) => {
    const value = source[name]
    if (value && /^[\w-]{1,200}$/.test(value)) return value
    throw new VitrineError('BAD_ENV', `CDN=${provider} needs ${name}.`)
  }
  const apiUrl = (source.CDN_API_URL || API_URLS[provider]).replace(/\/+$/, '')
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new VitrineError('BAD_ENV', `CDN_API_URL must be an http(s) address, not "${apiUrl}".`)
  }
  return provider === 'cloudflare'
    ? {
        provider,
        apiUrl,
        zoneId: needed('CLOUDFLARE_ZONE_ID'),
        token: needed('CLOUDFLARE_API_TOKEN'),
      }
    : {
        provider,
        apiUrl,
        serviceId: needed('FASTLY_SERVICE_ID'),
        token: needed('FASTLY_API_TOKEN'),
      }
}
