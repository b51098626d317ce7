import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCounter } from '#base/instruments'
import { type CachedPage, hasTests, type PageCache, type TestsOfPage } from '#render'
import { readFrontHeaders } from '../../http/front-headers.ts'
import type { SubjectChooser } from '../split-tests/split-subjects.ts'
import { keyIn, sentCurrency } from '../visitor/visitor-currency.ts'
import { sendsOneOf } from '../visitor/visitor-facts.ts'
import type { PageSender } from './page-sender.ts'

const answers = createCounter(
  'vitrine_cached_answers_total',
  'Requests answered from the page cache before routing.',
)

/**
 * Answers a cached page before routing. Returns false if there is none, or if the request's URL is
 * not canonical (unused parameters, another order).
 */
export function createPageFront(cache: PageCache, sender: PageSender, choose: SubjectChooser) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const url = request.url ?? '/'
    const page = cache.get(url)
    if (!page) return false
    const headers = readFrontHeaders(request)
    // The routes refuse it.
    if (headers.hosts > 1) return false
    if (sendsOneOf(page.cookies, headers.cookie)) return false
    const currency = page.currency && sentCurrency(headers.cookie)
    if (!hasTests(page.tests)) {
      // The routes check whether the currency is one of the shop.
      const shown = currency ? cache.get(keyIn(url, currency)) : page
      return shown !== undefined && answer(shown)
    }
    const { keyOf, sent } = choose(request, page.tests.all)
    const own = cache.get(keyIn(keyOf(url), currency))
    return own !== undefined && answer(own, sent)

    /** A coding that was not made yet is left to the routes. */
    function answer(found: CachedPage, more?: (tests: TestsOfPage) => string[]): boolean {
      const representation = sender.find(found, headers)
      if (!representation) return false
      answers.add()
      sender.send(request, response, representation, headers.ifNoneMatch, more?.(found.tests))
      return true
    }
  }
}
