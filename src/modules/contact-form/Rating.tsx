import { memo } from 'react'
import { inputName } from '#forms/schema'
import { useTexts } from '#module-contract/client'
import type { FieldProps } from './field.ts'
import type { texts } from './texts.ts'

interface RatingProps {
  field: FieldProps
  id: string
  entered: readonly string[]
  isInvalid: boolean
}

/** Stars as radio buttons; those up to the selected one are filled. */
export const Rating = memo(function Rating({ field, id, entered, isInvalid }: RatingProps) {
  const t = useTexts<typeof texts>()
  return (
    <div className="contact-form-rating">
      {Array.from({ length: field.stars }, (_, index) => String(index + 1)).map(count => (
        <label key={count} htmlFor={`${id}-${count}`}>
          <input
            id={`${id}-${count}`}
            type="radio"
            name={inputName(field.id)}
            value={count}
            defaultChecked={entered[0] === count}
            aria-invalid={isInvalid || undefined}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
          </svg>
          <span className="visually-hidden">{t('stars', { count: Number(count) })}</span>
        </label>
      ))}
    </div>
  )
})
