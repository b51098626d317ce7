import { useTexts } from '#module-contract/client'
import { CheckField } from './CheckField.tsx'
import { CustomFields } from './CustomFields.tsx'
import { Field } from './Field.tsx'
import { GiftNote } from './GiftNote.tsx'
import { namedBy, PartTitle } from './PartTitle.tsx'
import type { PartProps } from './part-props.ts'
import type { texts } from './texts.ts'

/** Note, gift and the shop's own fields. */
export function Additional({ part, context, state, notePlaceholder }: PartProps) {
  const t = useTexts<typeof texts>()
  const { id } = context
  const { view } = state
  if (part.isShort) {
    const required = view.customFields.filter(field => field.required)
    return (
      <section aria-label={t('additional')}>
        <CustomFields {...context} all={required} place="order" />
      </section>
    )
  }
  return (
    <section {...namedBy(id, part, t('additional'))}>
      <PartTitle id={id} part={part} />
      {view.offersOrderNote && (
        <Field
          {...context}
          name="order_comments"
          label={t('label.comments')}
          isOptional
          multiline
          placeholder={notePlaceholder || t('notesHint')}
        />
      )}
      <CustomFields {...context} all={view.customFields} place="order" />
      {view.offersGiftNote && <GiftNote {...context} />}
      {view.asksForReviews && (
        <CheckField {...context} name="review_request" label={t('label.review_request')} />
      )}
    </section>
  )
}
