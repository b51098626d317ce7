import { LinkGroup } from './link-group.tsx'

interface CategoryLinksProps {
  label: string
  /** What the link to everything says. */
  all: string
  categories: readonly { slug: string; name: string }[]
  /** A slug; empty for all. */
  current: string
  hrefOf(slug: string): string
  isLandmark: boolean
}

/** Categories of a list as links, the first to all of it. Nothing where there is nothing to choose from. */
export function CategoryLinks(props: CategoryLinksProps) {
  const { label, all, categories, current, hrefOf, isLandmark } = props
  if (categories.length <= 1 && !current) return null
  return (
    <LinkGroup label={label} isLandmark={isLandmark}>
      <ul className="plain-list filter-words">
        {[{ slug: '', name: all }, ...categories].map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={hrefOf(slug)}
              data-swap="category"
              aria-current={slug === current || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </LinkGroup>
  )
}
