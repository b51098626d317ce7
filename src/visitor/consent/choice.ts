import {
  ASKED_CATEGORIES,
  type AskedCategory,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  readConsent,
  STORED,
  writeConsent,
} from '#base'
import { IslandElement } from '../island-element.ts'
import { onElements } from '../on-elements.ts'
import { hasConsent, tellConsent } from './consent.ts'

/** `POST /api/consent` (`consent/schema.ts`). */
const PATH = '/api/consent'

/** What waits for a category, in a module that may not have its script yet. */
const WAITING = '[data-consent-waits]'

/** What a page asks: of its `#vt-consent`. */
export interface AskedQuestion {
  version: string
  /** Names its words. */
  question: string
}

/** What this browser has answered to this version of the question; undefined where it has not. */
export function readChoice(version: string): readonly AskedCategory[] | undefined {
  const choice = readConsent(document.cookie)
  return choice?.version === version ? choice.given : undefined
}

/** Kept at once, also where the server is not reached; its answer makes it last. */
export function keepChoice({ version, question }: AskedQuestion, given: readonly AskedCategory[]) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const value = writeConsent({ version, given }, Date.now())
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`
  forgetWithout(given)
  applyChoice(given)
  fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, question, given }),
    keepalive: true,
  }).catch(() => {})
}

/** What this browser keeps of categories that are not given: also what was kept while they were. */
function forgetWithout(given: readonly AskedCategory[]) {
  try {
    for (const [name, { category, in: place }] of Object.entries(STORED)) {
      const isKept = category === 'necessary' || given.includes(category)
      if (place === 'storage' && !isKept) localStorage.removeItem(name)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Everything on the page that waited for what was given begins; what was withdrawn begins no more. */
export function applyChoice(given: readonly AskedCategory[]) {
  tellConsent(given)
  for (const element of document.querySelectorAll(WAITING)) startIfGiven(element)
}

/** What comes later, with a page of a list. */
export function watchWaiting() {
  onElements(WAITING, startIfGiven)
}

function startIfGiven(element: Element) {
  const category = element.getAttribute('data-consent-waits')
  const isAsked = ASKED_CATEGORIES.find(one => one === category)
  const island = element.closest('vt-island')
  if (isAsked && hasConsent(isAsked) && island instanceof IslandElement) void island.start()
}
