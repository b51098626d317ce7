import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import { sessionCookie } from '#auth'
import { DAY, SECOND } from '#base'
import type { Consent } from '#consent'
import type { TestsOfPage } from '#render'
import { COOKIE_DAYS, type SplitTests, type SplitVisitor, VISITOR_COOKIE } from '#split-test'
import { sendsOneOf } from './visitor-facts.ts'

/** Which subjects of the tests of a page whoever asks for it is shown. */
export interface ChosenSubjects {
  /** Keys by test. */
  subjects: ReadonlyMap<string, string>
  /** Where the page with these subjects is kept. */
  keyOf(address: string): string
  /** Counts the tests that are shown, or whose goal this is; answers the header, name and value, to send along, if any. */
  sent(tests: Pick<TestsOfPage, 'shown' | 'goals'>): string[]
}

export type SubjectChooser = (
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  tests: Iterable<string>,
) => ChosenSubjects

/** Chooses subjects by what a request says, without asking the database. */
export function createSubjectChooser({
  splitTests,
  consent,
  publicUrl,
}: {
  splitTests: SplitTests
  consent: Pick<Consent, 'maySaveStatistics'>
  publicUrl: string
}): SubjectChooser {
  return (request, tests) => {
    const visitor = splitVisitorOf(request, publicUrl)
    const { subjects, variant, cookie, countViews } = splitTests.assign(tests, visitor)
    return {
      subjects,
      // No address has a blank.
      keyOf: address => (variant ? `${address} ${variant}` : address),
      sent({ shown, goals }) {
        countViews(shown)
        if (goals.length > 0) splitTests.tagged(visitor, goals)
        if (cookie === undefined) return []
        const isLasting = consent.maySaveStatistics(consentFacts(request))
        return ['set-cookie', toSplitCookie(cookie, { publicUrl, isLasting })]
      },
    }
  }
}

/** Who asks, as far as split tests go. */
export function splitVisitorOf(
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  publicUrl: string,
): SplitVisitor {
  const { cookie: sent } = headers
  const query = url.indexOf('?')
  return {
    cookie: splitCookieOf(sent),
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
  }
}

/** What a request says of the consent of who sends it. */
export const consentFacts = ({ headers }: Pick<IncomingMessage, 'headers'>) => ({
  cookie: headers.cookie,
  gpc: headers['sec-gpc'] === '1',
})

const OWN = new RegExp(`(?:^|; )${VISITOR_COOKIE}=([^;]*)`)
export const splitCookieOf = (sent: string | undefined) => sent?.match(OWN)?.[1]

/** AB-1: of this site only, hidden from scripts; for the session alone where what counts visitors may not be kept. */
export function toSplitCookie(
  value: string,
  { publicUrl, isLasting }: { publicUrl: string; isLasting: boolean },
): string {
  return fastifyCookie.serialize(VISITOR_COOKIE, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    ...(isLasting ? { maxAge: (COOKIE_DAYS * DAY) / SECOND } : {}),
  })
}
