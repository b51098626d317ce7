import { useTexts } from '#module-contract/client'
import type { PayMethod } from '#shop/client'
import type { texts } from './texts.ts'

interface MethodsProps {
  id: string
  methods: readonly PayMethod[]
  chosen: string
  /** The provider's form is shown instead. */
  isHidden: boolean
  choose(method: string): void
}

/** A single method needs no selection. */
export function Methods({ id, methods, chosen, isHidden, choose }: MethodsProps) {
  const t = useTexts<typeof texts>()
  const [only] = methods
  if (methods.length === 1 && only) {
    return (
      <div className="order-pay-method" hidden={isHidden}>
        <input type="hidden" name="payment_method" value={only.id} />
        <strong>{only.title}</strong>
        <p>{only.description}</p>
      </div>
    )
  }
  return (
    <fieldset className="field order-pay-methods" hidden={isHidden}>
      <legend>{t('method')}</legend>
      {methods.map(method => (
        <div key={method.id} className="order-pay-method">
          <label className="check">
            <input
              type="radio"
              name="payment_method"
              value={method.id}
              defaultChecked={method.id === chosen}
              aria-describedby={`${id}-method-${method.id}`}
              onChange={() => choose(method.id)}
            />
            <span>{method.title}</span>
          </label>
          <p id={`${id}-method-${method.id}`}>{method.description}</p>
        </div>
      ))}
    </fieldset>
  )
}
