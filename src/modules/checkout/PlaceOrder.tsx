import { ACTION_FIELD, actionName, useTexts } from '#module-contract/client'
import { CheckField } from './CheckField.tsx'
import type { FieldContext } from './Field.tsx'
import { formIdOf } from './form-id.ts'
import { PartTitle } from './PartTitle.tsx'
import type { PartProps } from './part-props.ts'
import type { texts } from './texts.ts'

/** Terms and the button that places the order. */
export function PlaceOrder({ part, context, state, terms }: PartProps) {
  const t = useTexts<typeof texts>()
  const { id } = context
  const { view, isSending } = state
  return (
    <div className="checkout-details">
      <PartTitle id={id} part={part} />
      {view.terms.required && <Terms {...context} text={terms} path={view.terms.path} />}
      <button
        className="button checkout-place"
        type="submit"
        form={formIdOf(id)}
        name={ACTION_FIELD}
        value={actionName(id, 'place')}
        aria-disabled={isSending || undefined}
      >
        {isSending ? t('placing') : t('place')}
      </button>
      <button
        className="button checkout-update"
        data-style="outline"
        type="submit"
        form={formIdOf(id)}
        name={ACTION_FIELD}
        value={actionName(id, 'review')}
      >
        {t('updateReview')}
      </button>
    </div>
  )
}

function Terms({ text, path, ...context }: FieldContext & { text: string; path: string }) {
  const t = useTexts<typeof texts>()
  const label = (
    <>
      {text || t('acceptTerms')}
      {path && (
        <>
          {' '}
          (<a href={path}>{t('readTerms')}</a>)
        </>
      )}
    </>
  )
  return <CheckField {...context} name="terms" label={label} isRequired />
}
