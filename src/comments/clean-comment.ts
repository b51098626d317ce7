import { cleanLine, cleanParagraphs } from '#base'
import { MAX_COMMENT, MAX_NAME, MAX_WEBSITE } from './schema.ts'

/** A comment as entered. */
export interface CommentDraft {
  name: string
  email: string
  website: string
  body: string
}

/**
 * Normalizes a comment: single-line name, valid website or none, at most one blank line between
 * paragraphs.
 */
export function cleanComment({ name, email, website, body }: CommentDraft): CommentDraft {
  return {
    name: cleanLine(name, MAX_NAME),
    email: email.trim().toLowerCase(),
    website: toWebsite(website),
    body: cleanParagraphs(body, MAX_COMMENT),
  }
}

/** Accepts `example.com`; drops everything that is not an http(s) URL. */
function toWebsite(text: string): string {
  const entered = text.trim()
  if (entered === '') return ''
  const address = /^[a-z][a-z0-9+.-]*:/i.test(entered) ? entered : `https://${entered}`
  const parsed = URL.canParse(address) ? new URL(address) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol) || !parsed.hostname.includes('.')) return ''
  return parsed.href.length <= MAX_WEBSITE ? parsed.href : ''
}
