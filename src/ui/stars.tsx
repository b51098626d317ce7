import type { CSSProperties } from 'react'
import { useTexts } from '#module-contract/client'
import type { starTexts } from './texts.ts'

/** Average of 1 to 5 stars as a row of stars, rounded to a tenth. */
export function Stars({ average }: { average: number }) {
  const t = useTexts<typeof starTexts>()
  const rounded = Math.round(average * 10) / 10
  return (
    <span
      className="stars"
      role="img"
      aria-label={t('starsOf', { count: rounded })}
      style={{ '--stars': `${rounded * 20}%` } as CSSProperties}
    />
  )
}
