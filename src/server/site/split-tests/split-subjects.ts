import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import { sessionCookie } from '#auth'
import { DAY, SECOND } from '#base'
import type { Consent } from '#consent'
import type { TestsOfPage } from '#render'
import { COOKIE_DAYS, type SplitTests, type SplitVisitor, VISITOR_COOKIES } from '#split-test'
import { REMEMBERED, type Remembered } from '#split-test/schema'
import { sendsOneOf } from '../visitor/visitor-facts.ts'

/** Split-test subjects that a request is shown. */
export interface ChosenSubjects {
  /** Keys by test. */
  subjects: ReadonlyMap<string, string>
  /** Tests whose subject the script of the page asks for; undefined where that is not done. */
  later?: ReadonlySet<string>
  /** Cache key of the page with these subjects. */
  keyOf(address: string): string
  /** Counts the shown tests and goals. Returns response headers as alternating names and values. */
  sent(tests: Pick<TestsOfPage, 'shown' | 'goals'>): string[]
}

export type SubjectChooser = (
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  tests: Iterable<string>,
  /** Subjects in which the visitor continues something; keys by test. */
  resumed?: ReadonlyMap<string, string>,
  /** Subjects of the page that a visitor called from: their browser may not have stored the choice. */
  calledFrom?: ReadonlyMap<string, string>,
) => ChosenSubjects

/** Chooses subjects from a request without querying the database. */
export function createSubjectChooser({
  splitTests,
  consent,
  publicUrl,
}: {
  splitTests: SplitTests
  consent: Pick<Consent, 'maySaveStatistics'>
  publicUrl: string
}): SubjectChooser {
  return (request, tests, resumed, calledFrom = new Map()) => {
    const visitor = splitVisitorOf(request, { publicUrl, consent })
    const { subjects, variant, cookies, countViews } = splitTests.assign(
      tests,
      visitor,
      new Map([...calledFrom, ...(resumed ?? [])]),
    )
    return {
      subjects,
      // URLs contain no space, so the key is unambiguous.
      keyOf: address => (variant ? `${address} ${variant}` : address),
      sent({ shown, goals }) {
        countViews(shown)
        if (goals.length > 0) splitTests.recordTagVisit(visitor, goals)
        return REMEMBERED.flatMap(remembered => {
          const value = cookies[remembered]
          if (value === undefined) return []
          const isLasting = remembered === 'year'
          return ['set-cookie', toSplitCookie(value, { remembered, publicUrl, isLasting })]
        })
      },
    }
  }
}

/**
 * AB-2: the subjects of a page that a cache in front of this site keeps for everybody. Those of
 * running tests are chosen when the page's script asks for them.
 */
export function createLaterChooser({
  splitTests,
  consent,
  publicUrl,
}: Parameters<typeof createSubjectChooser>[0]) {
  return (
    request: Pick<IncomingMessage, 'headers' | 'url'>,
    tests: Iterable<string>,
    resumed: ReadonlyMap<string, string> = new Map(),
  ): ChosenSubjects & { later: ReadonlySet<string> } => {
    const ids = [...tests]
    const { subjects } = splitTests.assign(ids, NO_VISITOR, resumed)
    const isRunning = (id: string) => splitTests.lastKnown()?.get(id)?.status === 'running'
    return {
      subjects,
      later: new Set(ids.filter(id => isRunning(id) && !resumed.has(id))),
      keyOf: address => address,
      sent({ goals }) {
        const visitor = splitVisitorOf(request, { publicUrl, consent })
        if (goals.length > 0) splitTests.recordTagVisit(visitor, goals)
        return []
      },
    }
  }
}

/** Sees the original content. */
const NO_VISITOR: SplitVisitor = { cookies: {}, headers: {}, isStaff: true }

/** Facts about a request that split tests use. */
export function splitVisitorOf(
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  { publicUrl, consent }: { publicUrl: string; consent: Pick<Consent, 'maySaveStatistics'> },
): SplitVisitor {
  const { headers, url = '' } = request
  const { cookie: sent } = headers
  const query = url.indexOf('?')
  return {
    cookies: splitCookiesOf(sent),
    headers: {
      'user-agent': headers['user-agent'],
      'accept-language': headers['accept-language'],
      'sec-purpose': headers['sec-purpose']?.toString(),
    },
    campaign:
      query < 0
        ? undefined
        : (new URLSearchParams(url.slice(query)).get('utm_campaign') ?? undefined),
    isStaff: sendsOneOf([sessionCookie(publicUrl)], sent),
    isAnonymous: !consent.maySaveStatistics(consentFacts(request)),
  }
}

/** Consent facts of a request. */
export const consentFacts = ({ headers }: Pick<IncomingMessage, 'headers'>) => ({
  cookie: headers.cookie,
  gpc: headers['sec-gpc'] === '1',
})

const OWN = REMEMBERED.map(
  remembered => [remembered, new RegExp(`(?:^|; )${VISITOR_COOKIES[remembered]}=([^;]*)`)] as const,
)
export const splitCookiesOf = (sent = ''): Partial<Record<Remembered, string>> =>
  Object.fromEntries(
    OWN.flatMap(([remembered, pattern]) => {
      const value = sent.match(pattern)?.[1]
      return value === undefined ? [] : [[remembered, value]]
    }),
  )

/** AB-1: `HttpOnly` cookie for this site only. `isLasting`: 365 days, otherwise the session. */
export function toSplitCookie(
  value: string,
  {
    remembered,
    publicUrl,
    isLasting,
  }: { remembered: Remembered; publicUrl: string; isLasting: boolean },
): string {
  return fastifyCookie.serialize(VISITOR_COOKIES[remembered], value, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    ...(isLasting ? { maxAge: (COOKIE_DAYS * DAY) / SECOND } : {}),
  })
}

/** Deletes a cookie that a visitor no longer agrees to. */
export const endSplitCookie = (remembered: Remembered) =>
  fastifyCookie.serialize(VISITOR_COOKIES[remembered], '', { path: '/', maxAge: 0 })
