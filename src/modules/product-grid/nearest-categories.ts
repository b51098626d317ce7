/** Links of one list. Shops with more categories show those near the chosen one. */
const MAX_LINKS = 60

interface Category {
  id: string
  parentId: string | undefined
  slug: string
}

/**
 * Categories that a list links to: all of them if they are few. Otherwise the path to the chosen
 * one, its subcategories and the first level. A level with one category is open.
 */
export function nearestCategories<One extends Category>(
  all: readonly One[],
  chosenSlug: string,
): One[] {
  if (all.length <= MAX_LINKS) return [...all]
  const byId = new Map(all.map(category => [category.id, category]))
  const below = (id: string | undefined) => all.filter(({ parentId }) => parentId === id)
  const first = below(undefined)
  const chosen = all.find(({ slug }) => slug === chosenSlug)
  const path = new Set<One>()
  for (let one = chosen; one && !path.has(one); one = byId.get(one.parentId ?? '')) path.add(one)
  const near = [...path].reverse()
  let level = chosen ? below(chosen.id) : first
  while (level.length === 1 && level[0] && !near.includes(level[0])) {
    near.push(level[0])
    level = below(level[0].id)
  }
  return [...new Set([...near, ...level, ...first])].slice(0, MAX_LINKS)
}
