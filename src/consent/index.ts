import { createHash } from 'node:crypto'
import { type AskedCategory, type Clock, readConsent } from '#base'
import type { Database } from '#db'
import { toInventory } from './inventory.ts'
import { type ConsentQuestion, toQuestion } from './question.ts'
import { createConsentRecords } from './records.ts'
import type { ConsentRequest, Inventory, Use } from './schema.ts'

/** Raised with the program's own words when they ask for something else than before. */
const EDITION = 1

/** On what shows the list of what the site uses. */
export const CONSENT_TAG = 'consent'

/** Earlier ones are read again. */
const MAX_ASKED = 20

interface ConsentSettings {
  enabled: boolean
  title: string
  text: string
  privacyPage: string
  /** Of the site. */
  locale: string
}

/** What visitors have to be asked before the site does it, and what they answered. */
export function createConsent(deps: {
  db: Database
  clock: Clock
  settings(): Promise<ConsentSettings>
  /** What stands in all that is published, or in these products only. */
  findUses(products?: readonly string[]): Promise<Use[]>
}) {
  let found: Promise<Found> | undefined
  /** `null` where nobody has to be asked. */
  let lastKnown: ConsentRequest | null | undefined
  const records = createConsentRecords(deps)
  /** What pages of this process ask, the newest last. */
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

  /** Undefined while the owner has switched it off, or nothing needs it. */
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

  /** A page may be answered long after something else is asked, and after a restart: its words are written down at once. */
  function noteAsked(question: ConsentQuestion) {
    if (asked.has(question.id)) return
    asked.set(question.id, question)
    for (const [oldest] of asked) if (asked.size > MAX_ASKED) asked.delete(oldest)
    // Where that fails the page stands all the same: its answer writes them.
    records.addQuestion(question).catch(() => {})
  }

  return {
    inventory: findInventory,
    request,
    records,

    /**
     * Keeps what a visitor chose, with the words that their page asked in. False where another question is asked by now: it is no
     * answer to that.
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

    /** Reads anew what the site uses; answers whether visitors have to be asked otherwise than before. */
    async refresh(): Promise<boolean> {
      const before = JSON.stringify(lastKnown)
      found = undefined
      await request()
      return before !== undefined && before !== JSON.stringify(lastKnown)
    },

    /**
     * Whether these products use something else than when the site was read last. They change with every order, what they use
     * seldom. What was read comes first: of a change in between each later call hears.
     */
    async usesChanged(products: readonly string[]): Promise<boolean> {
      const { byPage } = await find()
      const now = groupByPage(await deps.findUses(products))
      return products.some(id => now.get(id) !== byPage.get(id))
    },

    /**
     * Whether what counts visitors may outlast the browser's session. While nobody is asked, the signal of their browser counts
     * (Global Privacy Control).
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

/** What each page uses, as one text to compare. */
function groupByPage(uses: readonly Use[]): Map<string, string> {
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
