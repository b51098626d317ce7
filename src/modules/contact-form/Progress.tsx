import { useTexts } from '#module-contract/client'
import type { FormStep } from './steps.ts'
import type { texts } from './texts.ts'

/** Steps of the form with the current one. */
export function Progress({ steps, current }: { steps: readonly FormStep[]; current: number }) {
  const t = useTexts<typeof texts>()
  return (
    <div className="contact-form-progress">
      <p aria-hidden="true">{t('stepOf', { number: current + 1, count: steps.length })}</p>
      <ol aria-label={t('progress')}>
        {steps.map(({ id, title }, index) => (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            <span>{title || t('step', { number: index + 1 })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
