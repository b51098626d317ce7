import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasTests, type PageCache } from '#render'
import { namesSeveralHosts } from '../http/input-limits.ts'
import type { PageSender } from './page-sender.ts'
import type { SubjectChooser } from './split-subjects.ts'
import { sendsOneOf } from './visitor-facts.ts'

/**
 * Answers a cached page before any routing; false when there is none. An address that is spelled otherwise than its
 * page's own (a parameter that the page does not read, another order) is left to the routes.
 */
export function createPageFront(cache: PageCache, sender: PageSender, choose: SubjectChooser) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = cache.get(request.url ?? '/')
    if (!page || sendsOneOf(page.cookies, request.headers.cookie)) return false
    // Refused by the routes.
    if (namesSeveralHosts(request)) return false
    if (!hasTests(page.tests)) {
      sender.send(request, response, page)
      return true
    }
    const { keyOf, sent } = choose(request, page.tests.all)
    const own = cache.get(keyOf(request.url ?? '/'))
    if (!own) return false
    sender.send(request, response, own, sent(own.tests))
    return true
  }
}
