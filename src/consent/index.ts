import { createHash } from 'node:crypto'
import { type AskedCategory, type Clock, readConsent } from '#base'
import type { Database } from '#db'
import { toInventory } from './inventory.ts'
import { type ConsentQuestion, toQuestion } from './question.ts'
import { createConsentRecords } from './records.ts'
import type { ConsentRequest, Inventory, ThirdPartyUse } from './schema.ts'

/** Increased when the built-in wording asks for something new. */
const EDITION = 1

/** Cache tag of pages that show the list of what the site uses. */
export const CONSENT_TAG = 'consent'

/** Older questions are read again from the database. */
const MAX_ASKED = 20

interface ConsentSettings {
  enabled: boolean
  title: string
  text: string
  privacyPage: string
  locale: string
}

/** Finds out what visitors must be asked, and stores their answers. */
export function createConsent(deps: {
  db: Database
  clock: Clock
  settings(): Promise<ConsentSettings>
  /** Everything used on published content, or by the given products only. */
  findUses(products?: readonly string[]): Promise<ThirdPartyUse[]>
}) {
  let found: Promise<Found> | undefined
  /** `null` if no consent is needed. */
  let lastKnown: ConsentRequest | null | undefined
  const records = createConsentRecords(deps)
  /** Questions asked by pages of this process, newest last. */
  const asked = new Map<string, ConsentQuestion>()

  function find(): Promise<Found> {
    if (found) return found
    const reading: Promise<Found> = deps
      .findUses()
      .then(uses => ({ inventory: toInventory(uses), byPage: groupByPage(uses) }))
      .catch(error => {
        if (found === reading) found = undefined
        throw error
      })
    found = reading
    return reading
  }

  const findInventory = async () => (await find()).inventory

  /** Undefined if the owner turned it off or nothing needs consent. */
  async function request(): Promise<ConsentRequest | undefined> {
    const settings = await deps.settings()
    const { categories } = settings.enabled ? await findInventory() : { categories: [] }
    if (categories.length === 0) lastKnown = null
    else {
      const version = versionOf(settings, categories)
      const question = toQuestion({ version, categories }, settings)
      noteAsked(question)
      lastKnown = { categories, version, question: question.id }
    }
    return lastKnown ?? undefined
  }

  /**
   * Stores the wording at once: a page may be answered long after the question has changed, or
   * after a restart.
   */
  function noteAsked(question: ConsentQuestion) {
    if (asked.has(question.id)) return
    asked.set(question.id, question)
    for (const [oldest] of asked) if (asked.size > MAX_ASKED) asked.delete(oldest)
    // If this fails, the answer stores the wording.
    records.addQuestion(question).catch(() => {})
  }

  return {
    inventory: findInventory,
    request,
    records,

    /**
     * Stores a visitor's choice with the wording of their page. False if the question has changed:
     * the answer does not match the current one.
     */
    async answer(choice: {
      version: string
      question: string
      given: readonly AskedCategory[]
      gpc: boolean
    }): Promise<boolean> {
      const now = await request()
      const shown = asked.get(choice.question) ?? (await records.question(choice.question))
      if (shown?.version !== choice.version) return false
      await records.add(choice, shown)
      return now?.version === choice.version
    },

    /** Reloads what the site uses. Returns whether the question has changed. */
    async refresh(): Promise<boolean> {
      const before = JSON.stringify(lastKnown)
      found = undefined
      await request()
      return before !== undefined && before !== JSON.stringify(lastKnown)
    },

    /**
     * Whether these products use something that the last refresh did not know. Orders change
     * products often, but rarely what they use. Reads the inventory first, so that later calls
     * notice concurrent changes.
     */
    async usesChanged(products: readonly string[]): Promise<boolean> {
      const { byPage } = await find()
      const now = groupByPage(await deps.findUses(products))
      return products.some(id => now.get(id) !== byPage.get(id))
    },

    /**
     * Whether visitor statistics may be stored beyond the session. If consent is not asked, Global
     * Privacy Control decides.
     */
    maySaveStatistics({ cookie, gpc }: { cookie: string | undefined; gpc: boolean }): boolean {
      if (!lastKnown) return !gpc
      const choice = readConsent(cookie)
      return choice?.version === lastKnown.version && choice.given.includes('statistics')
    },
  }
}

export type Consent = ReturnType<typeof createConsent>

interface Found {
  inventory: Inventory
  byPage: Map<string, string>
}

/** Usage of each page, serialized for comparison. */
function groupByPage(uses: readonly ThirdPartyUse[]): Map<string, string> {
  const byPage = Map.groupBy(
    uses.filter(use => use.page),
    use => use.page?.id ?? '',
  )
  return new Map([...byPage].map(([id, ofPage]) => [id, JSON.stringify(ofPage)]))
}

function versionOf({ title, text }: ConsentSettings, categories: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, title, text, categories]))
    .digest('hex')
    .slice(0, 8)
}
