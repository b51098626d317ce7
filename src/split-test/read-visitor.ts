import { isbot } from 'isbot'
import type { Device } from './schema.ts'

/** What a request says of whoever sent it; header names in lower case, as Node has them. */
export interface VisitorHeaders {
  'user-agent'?: string | undefined
  'accept-language'?: string | undefined
  'sec-purpose'?: string | undefined
}

/** Programs are shown what was there before the test, and are not counted. */
export function isProgram(headers: VisitorHeaders): boolean {
  const agent = headers['user-agent']
  return !agent || isbot(agent)
}

/** Fetched in case that somebody goes there: it has not been seen. */
export function isPrefetch(headers: VisitorHeaders): boolean {
  return headers['sec-purpose']?.startsWith('prefetch') ?? false
}

export function deviceOf({ 'user-agent': agent = '' }: VisitorHeaders): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet'
  return /Mobi|iPhone|iPod/.test(agent) ? 'phone' : 'desktop'
}

/** ISO 639, of the first language. */
export function languageOf({ 'accept-language': accepted }: VisitorHeaders): string | undefined {
  return accepted?.match(/^\s*([a-z]{2,3})\b/i)?.[1]?.toLowerCase()
}
