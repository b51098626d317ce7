import type { RefObject } from 'react'
import type { CheckoutError } from '#shop/client'

interface ProblemsProps {
  id: string
  box: RefObject<HTMLDivElement | null>
  errors: CheckoutError[]
}

/** Everything that keeps the order from being placed, each entry a link to its field. */
export function Problems({ id, box, errors }: ProblemsProps) {
  return (
    <div ref={box} className="checkout-problems" role="alert" tabIndex={-1}>
      {errors.length > 0 && (
        <div className="notice" data-kind="error">
          <p>Your order has not been placed yet. Nothing that you entered is lost.</p>
          <ul>
            {errors.map(error => (
              <li key={(error.field ?? '') + error.text}>
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
  const rest = error.text.slice(error.label.length)
  const words = (
    <>
      {error.label && <strong>{error.label}</strong>}
      {rest}
    </>
  )
  if (!error.field || error.field === 'shown_total') return words
  return <a href={`#${id}-${error.field}`}>{words}</a>
}
