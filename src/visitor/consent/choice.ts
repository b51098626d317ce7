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

/** Elements waiting for a category, possibly before their script is loaded. */
const WAITING = '[data-consent-waits]'

/** The question from `#vt-consent`. */
export interface StoredQuestion {
  version: string
  /** Id of the wording. */
  question: string
}

/** The answer to this version of the question; undefined if not answered. */
export function readChoice(version: string): readonly AskedCategory[] | undefined {
  const choice = readConsent(document.cookie)
  return choice?.version === version ? choice.given : undefined
}

/** Stores the choice at once as a session cookie; the server's response extends it. */
export function keepChoice({ version, question }: StoredQuestion, given: readonly AskedCategory[]) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const value = writeConsent({ version, given }, Date.now())
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`
  deleteWithoutConsent(given)
  applyChoice(given)
  fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, question, given }),
    keepalive: true,
  }).catch(() => {})
}

/** Deletes stored data of categories without consent. */
function deleteWithoutConsent(given: readonly AskedCategory[]) {
  try {
    for (const [name, { category, in: place }] of Object.entries(STORED)) {
      const isKept = category === 'necessary' || given.includes(category)
      if (place === 'storage' && !isKept) localStorage.removeItem(name)
    }
  } catch {
    // Storage is blocked.
  }
}

/** Starts everything on the page that waited for consent. Withdrawn categories are not started again. */
export function applyChoice(given: readonly AskedCategory[]) {
  tellConsent(given)
  for (const element of document.querySelectorAll(WAITING)) startIfGiven(element)
}

/** Also handles elements added later, such as list pages. */
export function watchWaiting() {
  onElements(WAITING, startIfGiven)
}

function startIfGiven(element: Element) {
  const category = element.getAttribute('data-consent-waits')
  const isAsked = ASKED_CATEGORIES.find(one => one === category)
  const island = element.closest('vt-island')
  if (isAsked && hasConsent(isAsked) && island instanceof IslandElement) void island.start()
}
