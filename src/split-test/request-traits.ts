import { isbot } from 'isbot'
import type { Device } from './schema.ts'

/** Request headers by lowercase name. */
export interface VisitorHeaders {
  'user-agent'?: string | undefined
  'accept-language'?: string | undefined
  'sec-purpose'?: string | undefined
}

/** Bots see the first subject and are not counted. */
export function isBot(headers: VisitorHeaders): boolean {
  const agent = headers['user-agent']
  return !agent || isbot(agent)
}

/** Prefetched pages have not been seen. */
export function isPrefetch(headers: VisitorHeaders): boolean {
  return headers['sec-purpose']?.startsWith('prefetch') ?? false
}

export function deviceOf({ 'user-agent': agent = '' }: VisitorHeaders): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet'
  return /Mobi|iPhone|iPod/.test(agent) ? 'phone' : 'desktop'
}

/** ISO 639 code of the first language. */
export function languageOf({ 'accept-language': accepted }: VisitorHeaders): string | undefined {
  return accepted?.match(/^\s*([a-z]{2,3})\b/i)?.[1]?.toLowerCase()
}
