import type { ArchiveFacts } from '#module-kit'
import {
  TEMPLATE_PARTS,
  type TemplateCondition,
  type TemplatedKind,
  type TemplatePart,
  type TemplatePlace,
  type TemplateRule,
} from './template-schema.ts'

/** What of a page decides which templates it gets. */
export interface TemplateFacts {
  kind: TemplatedKind | 'archive'
  /** Of the page or the product. */
  id: string
  places: ReadonlySet<TemplatePlace>
  /** What is listed by an archive. */
  archive?: Pick<ArchiveFacts, 'of' | 'by' | 'id'> | undefined
  /** Ids of its categories and tags, of a category's archive its own; and of the categories above: how many steps above each is. */
  terms: ReadonlyMap<string, number>
  /** BCP 47. */
  language: string
  isSignedIn: boolean
}

/** Why a template that is for the page is not the one that it gets. */
export type LostBy = 'unpublished' | 'excluded' | 'less-specific' | 'theme' | 'changed-later'

export interface TemplateMatch<Rule extends TemplateRule = TemplateRule> {
  template: Rule
  /** The most specific of its conditions that holds; of what is excluded, the one that excludes it. */
  condition: TemplateCondition
}

/** The template of one part, and those that are for the page as well. */
export interface TemplateChoice<Rule extends TemplateRule = TemplateRule> {
  chosen: TemplateMatch<Rule> | undefined
  others: (TemplateMatch<Rule> & { lostBy: LostBy })[]
}

/**
 * Which template a page gets for each part, and why. A single item is more specific than a term, that than a page that the
 * site has once or the archives by one thing, that than a kind of pages, that than who is signed in, a language and the whole site; a category than the
 * one above it. What excludes a page always wins. Of equal ones those of the site's theme win, or nobody would
 * see the theme; then the one whose conditions have stood longest, so that a new template takes nothing from another
 * unless it is more specific.
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

/** The most specific of some conditions that holds for a page. */
export function mostSpecific(conditions: readonly TemplateCondition[], facts: TemplateFacts) {
  let best: { condition: TemplateCondition; rank: number } | undefined
  for (const condition of conditions) {
    const rank = rankOf(condition, facts)
    if (rank !== undefined && (!best || rank > best.rank)) best = { condition, rank }
  }
  return best
}

/** Between a category and the one above it; far more levels than there are. */
const STEP = 0.001

/** Also the archive of a category below: its template is that of the nearest above. */
function rankOfArchive(
  { of, by, id }: Extract<TemplateCondition, { kind: 'archive' }>,
  { archive, terms }: TemplateFacts,
): number | undefined {
  if (archive?.of !== of || (by && by !== archive.by)) return undefined
  if (!id) return by ? 4 : 3
  if (id === archive.id) return 6
  const steps = by === 'category' ? terms.get(id) : undefined
  return steps === undefined ? undefined : 5 - steps * STEP
}

/** How specific a condition is that holds; undefined for one that does not. */
function rankOf(condition: TemplateCondition, facts: TemplateFacts): number | undefined {
  const { kind } = condition
  if (kind === 'site') return 0
  if (kind === 'language') return isLanguage(condition.language, facts.language) ? 1 : undefined
  if (kind === 'signed-in') return facts.isSignedIn ? 2 : undefined
  if (kind === 'signed-out') return facts.isSignedIn ? undefined : 2
  if (kind === 'all') return condition.of === facts.kind ? 3 : undefined
  if (kind === 'archive') return rankOfArchive(condition, facts)
  if (kind === 'item') {
    return condition.of === facts.kind && condition.id === facts.id ? 6 : undefined
  }
  if (kind === 'category' || kind === 'tag') {
    const steps = condition.of === facts.kind ? facts.terms.get(condition.id) : undefined
    return steps === undefined ? undefined : 5 - steps * STEP
  }
  return facts.places.has(kind) ? 4 : undefined
}

function isLanguage(wanted: string, language: string): boolean {
  return language === wanted || language.startsWith(`${wanted}-`)
}
