import type { ArchiveFacts, ProductArchive } from '#module-contract'
import {
  TEMPLATE_PARTS,
  type TemplateCondition,
  type TemplatedKind,
  type TemplatePart,
  type TemplateRule,
  type TemplateSlot,
} from './template-schema.ts'

/** Properties of a page that determine its templates. */
export interface TemplateFacts {
  kind: TemplatedKind | 'archive'
  /** Id of the page or product. */
  id: string
  places: ReadonlySet<TemplateSlot>
  /** Archive that the page shows; `all` products are the page of the shop itself. */
  archive?:
    | Pick<ArchiveFacts, 'of' | 'by' | 'id'>
    | (Pick<ProductArchive, 'of' | 'id'> & { by: ProductArchive['by'] | 'all' })
    | undefined
  /**
   * Ids of the page's terms and their ancestors, with the distance to each. For a category archive,
   * starts with the category itself.
   */
  terms: ReadonlyMap<string, number>
  /** BCP 47. */
  language: string
  isSignedIn: boolean
}

/** Why a matching template is not used. */
export type LostBy = 'unpublished' | 'excluded' | 'less-specific' | 'theme' | 'changed-later'

export interface TemplateMatch<Rule extends TemplateRule = TemplateRule> {
  template: Rule
  /** The most specific matching condition, or the one that excludes the page. */
  condition: TemplateCondition
}

/** The chosen template of a part, and the other candidates. */
export interface TemplateChoice<Rule extends TemplateRule = TemplateRule> {
  chosen: TemplateMatch<Rule> | undefined
  others: (TemplateMatch<Rule> & { lostBy: LostBy })[]
}

/**
 * Chooses a template for each part of a page, with reasons. Specificity decreases in this order:
 * single item, term (nearest category first), unique page or archives of one type, all archives,
 * kind of page, signed-in state, language, whole site. The page of the shop shows the archives of
 * products, so conditions on it are less specific there than conditions on archives. Exclusions
 * always win. Among equals, templates of the
 * active theme win; then the one with the oldest conditions, so that a new template needs a more
 * specific condition to replace another.
 */
export function chooseTemplates<Rule extends TemplateRule>(
  templates: readonly Rule[],
  facts: TemplateFacts,
): Record<TemplatePart, TemplateChoice<Rule>> {
  const choose = (part: TemplatePart): TemplateChoice<Rule> => {
    const found: (TemplateMatch<Rule> & { rank: number })[] = []
    const others: TemplateChoice<Rule>['others'] = []
    for (const template of templates) {
      if (template.part !== part) continue
      const { include, exclude } = template.conditions
      const best = mostSpecific(include, facts)
      if (!best) continue
      const { condition } = best
      const against = mostSpecific(exclude, facts)
      if (!template.isPublished) others.push({ template, condition, lostBy: 'unpublished' })
      else if (against) {
        others.push({ template, condition: against.condition, lostBy: 'excluded' })
      } else found.push({ template, ...best })
    }
    found.sort(
      (a, b) =>
        b.rank - a.rank ||
        Number(isOfTheme(b.template)) - Number(isOfTheme(a.template)) ||
        a.template.changedAt - b.template.changedAt ||
        (a.template.id < b.template.id ? -1 : 1),
    )
    const [first, ...rest] = found
    const lost = rest.map(({ template, condition, rank }) => ({
      template,
      condition,
      lostBy: lostBy({ template, rank }, first),
    }))
    const chosen = first && { template: first.template, condition: first.condition }
    return { chosen, others: [...lost, ...others] }
  }
  return Object.fromEntries(TEMPLATE_PARTS.map(part => [part, choose(part)])) as Record<
    TemplatePart,
    TemplateChoice<Rule>
  >
}

const isOfTheme = ({ theme }: TemplateRule) => theme !== undefined

interface Found {
  template: TemplateRule
  rank: number
}

function lostBy(one: Found, first: Found | undefined): LostBy {
  if (first && one.rank < first.rank) return 'less-specific'
  return first && isOfTheme(first.template) && !isOfTheme(one.template) ? 'theme' : 'changed-later'
}

/** The most specific matching condition. */
export function mostSpecific(conditions: readonly TemplateCondition[], facts: TemplateFacts) {
  let best: { condition: TemplateCondition; rank: number } | undefined
  for (const condition of conditions) {
    const rank = rankOf(condition, facts)
    if (rank !== undefined && (!best || rank > best.rank)) best = { condition, rank }
  }
  return best
}

/** Rank difference between category levels, small enough for any depth. */
const STEP = 0.001

/** Ranks between a kind of page (3) and archives of one type (4). */
const ALL_ARCHIVES = 3.8
/** The page of the shop, where it shows an archive of products. */
const HOST_ITEM = 3.6
const HOST_PLACE = 3.4

/** A condition on a category archive also matches archives of its subcategories. */
function rankOfArchive(
  { of, by, id }: Extract<TemplateCondition, { kind: 'archive' }>,
  { archive, terms }: TemplateFacts,
): number | undefined {
  if (archive?.of !== of || (by && by !== archive.by)) return undefined
  if (!id) return by ? 4 : ALL_ARCHIVES
  if (id === archive.id) return 6
  const steps = by === 'category' ? terms.get(id) : undefined
  return steps === undefined ? undefined : 5 - steps * STEP
}

/** Specificity of a matching condition; undefined if it does not match. */
function rankOf(condition: TemplateCondition, facts: TemplateFacts): number | undefined {
  const { kind } = condition
  if (kind === 'site') return 0
  if (kind === 'language') return isLanguage(condition.language, facts.language) ? 1 : undefined
  if (kind === 'signed-in') return facts.isSignedIn ? 2 : undefined
  if (kind === 'signed-out') return facts.isSignedIn ? undefined : 2
  if (kind === 'all') return condition.of === facts.kind ? 3 : undefined
  if (kind === 'archive') return rankOfArchive(condition, facts)
  if (kind === 'item') {
    if (condition.of !== facts.kind || condition.id !== facts.id) return undefined
    return isInShop(facts) ? HOST_ITEM : 6
  }
  if (kind === 'category' || kind === 'tag') {
    const steps = condition.of === facts.kind ? facts.terms.get(condition.id) : undefined
    return steps === undefined ? undefined : 5 - steps * STEP
  }
  if (!facts.places.has(kind)) return undefined
  return isInShop(facts) ? HOST_PLACE : 4
}

/** Whether the page is an archive that the page of the shop shows. */
const isInShop = ({ archive }: TemplateFacts) => archive?.of === 'product' && archive.by !== 'all'

function isLanguage(wanted: string, language: string): boolean {
  return language === wanted || language.startsWith(`${wanted}-`)
}
