import { useTexts } from '#module-contract/client'
import { Field, type FieldContext } from './Field.tsx'
import { PartTitle, titleId } from './PartTitle.tsx'
import type { Part } from './parts.ts'
import type { texts } from './texts.ts'

/** Recipient of the bought gift cards. */
export function CardDelivery({ part, ...context }: FieldContext & { part: Part }) {
  const t = useTexts<typeof texts>()
  const { id } = context
  return (
    <section aria-labelledby={titleId(id, part)}>
      <PartTitle id={id} part={part} standard={t('cardDelivery')} />
      <p>{t('cardDeliveryHint')}</p>
      <div className="checkout-fields">
        <Field
          {...context}
          name="card_recipient_name"
          label={t('label.card_recipient_name')}
          autoComplete="off"
          isOptional
          half
        />
        <Field
          {...context}
          name="card_recipient_email"
          label={t('label.card_recipient_email')}
          type="email"
          autoComplete="off"
          isOptional
          half
        />
        <Field
          {...context}
          name="card_message"
          label={t('label.card_message')}
          autoComplete="off"
          isOptional
          multiline
        />
        <Field
          {...context}
          name="card_date"
          label={t('label.card_date')}
          type="date"
          autoComplete="off"
          isOptional
          half
        />
      </div>
    </section>
  )
}
