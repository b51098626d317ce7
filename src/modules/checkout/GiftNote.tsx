import { useTexts } from '#module-contract/client'
import { CheckField } from './CheckField.tsx'
import { Field, type FieldContext } from './Field.tsx'
import type { texts } from './texts.ts'

/** Marks the order as a gift, with a message for its recipient. */
export function GiftNote(context: FieldContext) {
  const t = useTexts<typeof texts>()
  return (
    <div className="checkout-gift">
      <CheckField {...context} name="gift" label={t('label.gift')} help={t('giftHint')} />
      <div className="checkout-gift-message">
        <Field
          {...context}
          name="gift_message"
          label={t('label.gift_message')}
          isOptional
          multiline
        />
      </div>
    </div>
  )
}
