import { useTexts } from '#module-contract/client'
import type { ListFilters } from '#shop/client'
import { Stars } from '#ui/client'
import { Count } from './FilterChoice.tsx'
import type { texts } from './texts.ts'

interface RatingFilterProps {
  id: string
  ratings: ListFilters['ratings']
  name: string
}

/** Lowest average rating. Products without reviews only pass “Any rating”. */
export function RatingFilter({ id, ratings, name }: RatingFilterProps) {
  const t = useTexts<typeof texts>()
  const isChosen = ratings.some(rating => rating.chosen)
  const shown = ratings.filter(rating => rating.count > 0 || rating.chosen)
  if (shown.length === 0) return null
  return (
    <details id={id} className="filter-group" open>
      <summary>{t('rating')}</summary>
      <ul className="plain-list filter-values">
        <li>
          <label className="filter-choice" htmlFor={`${id}-any`}>
            <input id={`${id}-any`} type="radio" name={name} value="" defaultChecked={!isChosen} />
            {t('anyRating')}
          </label>
        </li>
        {shown.map(({ stars, count, chosen }) => (
          <li key={stars}>
            <label
              className="filter-choice"
              htmlFor={`${id}-${stars}`}
              data-none={count === 0 || undefined}
            >
              <input
                id={`${id}-${stars}`}
                type="radio"
                name={name}
                value={stars}
                defaultChecked={chosen}
              />
              <span className="filter-stars" aria-hidden="true">
                <Stars average={stars} /> {t('andUp')}
              </span>
              <span className="visually-hidden">{t('starsAndUp', { stars })}</span>{' '}
              <Count count={count} />
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
