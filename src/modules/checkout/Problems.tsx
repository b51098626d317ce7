import type { RefObject } from 'react'
import { useTexts } from '#module-contract/client'
import type { CheckoutError } from '#shop/client'
import { errorText } from './error-text.ts'
import type { texts } from './texts.ts'

interface ProblemsProps {
  id: string
  box: RefObject<HTMLDivElement | null>
  errors: CheckoutError[]
}

/** All errors of the order as links to their fields. */
export function Problems({ id, box, errors }: ProblemsProps) {
  const t = useTexts<typeof texts>()
  return (
    <div ref={box} className="checkout-problems" role="alert" tabIndex={-1}>
      {errors.length > 0 && (
        <div className="notice" data-kind="error">
          <p>{t('problems')}</p>
          <ul>
            {errors.map(error => (
              <li key={`${error.field} ${JSON.stringify(error.message)}`}>
                <Message id={id} error={error} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Message({ id, error }: { id: string; error: CheckoutError }) {
  const t = useTexts<typeof texts>()
  const { text, label } = errorText(error, t)
  const [before, ...after] = label ? text.split(label) : [text]
  const words = (
    <>
      {before}
      {label && <strong>{label}</strong>}
      {after.join(label)}
    </>
  )
  if (!error.field || error.field === 'shown_total') return words
  return <a href={`#${id}-${error.field}`}>{words}</a>
}
