import { LinkGroup } from '#ui/client'

interface CategoryLinksProps {
  label: string
  /** Label of the link to all items. */
  all: string
  categories: readonly { slug: string; name: string }[]
  /** Slug; empty for all. */
  current: string
  hrefOf(slug: string): string
  isLandmark: boolean
}

/** Categories of a list as links, starting with "all". Renders nothing without categories. */
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
