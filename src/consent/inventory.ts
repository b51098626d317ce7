import {
  ASKED_CATEGORIES,
  CONSENT_CATEGORIES,
  type ConsentCategory,
  STORED,
  type StoredName,
} from '#base'
import type { Inventory, OutsideHost, ThirdPartyUse } from './schema.ts'

/** Maximum number of pages named per host. */
const MAX_PAGES = 5

/** Deduplicates uses and groups them by category. A host used for two categories is listed in both. */
export function toInventory(uses: readonly ThirdPartyUse[]): Inventory {
  const stored = new Set<StoredName>()
  const hosts = new Map<string, OutsideHost>()
  const needed = new Set<ConsentCategory>()
  for (const use of uses) {
    if ('stored' in use) {
      stored.add(use.stored)
      if (!isAuxiliary(use.stored)) needed.add(STORED[use.stored].category)
      continue
    }
    const { category, page } = use
    needed.add(category)
    for (const host of use.hosts) {
      const key = `${category} ${host}`
      const known = hosts.get(key) ?? { host, category, pages: [] }
      hosts.set(key, known)
      const isNamed = known.pages.some(({ id }) => id === page.id)
      if (!isNamed && known.pages.length < MAX_PAGES) known.pages.push(page)
    }
  }
  const categories = ASKED_CATEGORIES.filter(asked => needed.has(asked))
  if (categories.length > 0) stored.add('vt_consent')
  return {
    stored: (Object.keys(STORED) as StoredName[]).filter(
      name => stored.has(name) && (!isAuxiliary(name) || needed.has(STORED[name].category)),
    ),
    hosts: [...hosts.values()].sort(
      (a, b) =>
        CONSENT_CATEGORIES.indexOf(a.category) - CONSENT_CATEGORIES.indexOf(b.category) ||
        a.host.localeCompare(b.host),
    ),
    categories,
  }
}

const isAuxiliary = (name: StoredName) => 'isAuxiliary' in STORED[name]
