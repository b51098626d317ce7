import { SECOND } from '#base'
import type { AskFeed } from '#feed-reader'
import type { FeedProblem } from '#feed-reader/schema'
import type { Outbound, OutboundFailure } from './index.ts'

/** More than feeds with thirty complete articles need. */
const LIMITS = {
  maxBytes: 4 * 1024 * 1024,
  timeoutMs: 10 * SECOND,
  accept:
    'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1',
}
/** Longer ETags are not sent back. */
const MAX_MARK = 300

const PROBLEMS: Record<Exclude<OutboundFailure, 'status'>, FeedProblem> = {
  'too-large': 'feed-too-large',
  'too-slow': 'feed-too-slow',
  'not-allowed': 'feed-private',
  unreachable: 'feed-unreachable',
}

/** Requests external feeds: public addresses only, with conditional requests. */
export function createAskFeed(outbound: Outbound): AskFeed {
  return async (url, { etag, lastModified }) => {
    const headers = {
      ...(etag ? { 'if-none-match': etag } : {}),
      ...(lastModified ? { 'if-modified-since': lastModified } : {}),
    }
    const answer = await outbound.ask({ ...LIMITS, url, headers })
    if (answer.body) {
      const { 'content-type': contentType = '', ...said } = answer.headers
      return {
        body: answer.body,
        contentType,
        etag: toMark(said.etag),
        lastModified: toMark(said['last-modified']),
      }
    }
    if (answer.status === 304) return { isUnchanged: true }
    const { failure } = answer
    const problem = failure === 'status' ? problemOf(answer.status ?? 0) : PROBLEMS[failure]
    return { isUnchanged: false, problem }
  }
}

const toMark = (said: string | undefined) => (said && said.length <= MAX_MARK ? said : undefined)

function problemOf(status: number): FeedProblem {
  if (status === 429 || status === 503) return 'feed-busy'
  // Private feeds give 401 or 403.
  return [401, 403, 404, 410].includes(status) ? 'feed-not-found' : 'feed-failed'
}
