import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasTests, type PageCache } from '#render'
import { namesSeveralHosts } from '../../http/input-limits.ts'
import type { SubjectChooser } from '../split-tests/split-subjects.ts'
import { sendsOneOf } from '../visitor/visitor-facts.ts'
import type { PageSender } from './page-sender.ts'

/**
 * Answers a cached page before routing. Returns false if there is none, or if the request's URL is
 * not canonical (unused parameters, another order).
 */
export function createPageFront(cache: PageCache, sender: PageSender, choose: SubjectChooser) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const page = cache.get(request.url ?? '/')
    if (!page || sendsOneOf(page.cookies, request.headers.cookie)) return false
    // The routes refuse it.
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
