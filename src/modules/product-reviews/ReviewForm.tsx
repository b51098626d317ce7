import { CAPTCHA_FIELD, type FormProblem, inputName } from '#forms/client'
import { ActionField, useTexts } from '#module-contract/client'
import { REVIEW_PHOTOS } from '#shop/client'
import type { KeyOf, Translate } from '#texts'
import { FormField, Honeypot, inputAttributes } from '#ui/client'
import { type ReviewField, reviewFields } from './fields.ts'
import { PhotoField } from './PhotoField.tsx'
import type { ReviewsData } from './reviews-data.ts'
import type { texts } from './texts.ts'
import type { ReviewFormState } from './use-review-form.ts'

const INPUTS = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  title: { type: 'text', autoComplete: 'off' },
} as const

interface ReviewFormProps {
  nodeId: string
  data: ReviewsData
  form: ReviewFormState
}

/** Posts a review to the page; with script without leaving it. */
export function ReviewForm({ nodeId, data, form }: ReviewFormProps) {
  const t = useTexts<typeof texts>()
  const { shown, isSending } = form
  const errorOf = (id: ReviewField | typeof CAPTCHA_FIELD) => {
    const problem = form.errorOf(id)
    return problem && problemText(problem, t)
  }
  const entered = (id: ReviewField) => shown.values?.[id]?.[0] ?? ''
  return (
    <form
      ref={form.element}
      className="reviews-fields"
      method="post"
      action="#product-reviews"
      encType={data.takesPhotos ? 'multipart/form-data' : undefined}
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={form.onSubmit}
      onFocus={form.onFocus}
      onPointerDown={form.onFocus}
      onChange={form.onChange}
    >
      <ActionField node={nodeId} name="send" />
      <input type="hidden" name="token" value={shown.token ?? ''} />
      {data.order && (
        <>
          <input type="hidden" name="order" value={data.order.number} />
          <input type="hidden" name="key" value={data.order.key} />
        </>
      )}
      <Rating
        key={`rating-${form.round}`}
        id={`${nodeId}-rating`}
        error={errorOf('rating')}
        entered={entered('rating')}
      />
      {reviewFields(t).map(({ id, label, required, maxLength, type }) => {
        if (id === 'rating') return null
        const error = errorOf(id)
        const attributes = {
          ...inputAttributes({ id: `${nodeId}-${id}`, error, isRequired: required }),
          name: inputName(id),
          maxLength,
          defaultValue: entered(id),
          dir: 'auto',
        }
        return (
          <FormField
            // A sent review empties the form.
            key={`${id}-${form.round}`}
            id={`${nodeId}-${id}`}
            label={label}
            error={error}
            isOptional={!required}
            className={`reviews-field-${id}`}
          >
            {type === 'text' ? (
              <textarea {...attributes} rows={5} />
            ) : (
              <input {...attributes} {...INPUTS[id as keyof typeof INPUTS]} />
            )}
            {id === 'email' && <p className="reviews-note">{t('emailHelp')}</p>}
          </FormField>
        )
      })}
      {data.takesPhotos && (
        <PhotoField
          key={`photos-${form.round}`}
          id={`${nodeId}-photos`}
          error={
            form.photoProblem &&
            t(`photo-${form.photoProblem}`, {
              count: REVIEW_PHOTOS.count,
              size: REVIEW_PHOTOS.maxMb,
            })
          }
          mustChooseAgain={shown.mustChooseAgain === true}
        />
      )}
      {shown.captcha && (
        <FormField
          id={`${nodeId}-${CAPTCHA_FIELD}`}
          label={t('sum', { a: shown.captcha[0], b: shown.captcha[1] })}
          error={errorOf(CAPTCHA_FIELD)}
        >
          <input
            {...inputAttributes({
              id: `${nodeId}-${CAPTCHA_FIELD}`,
              error: errorOf(CAPTCHA_FIELD),
              isRequired: true,
            })}
            name="captcha"
            inputMode="numeric"
            autoComplete="off"
          />
        </FormField>
      )}
      <Honeypot id={`${nodeId}-leave`} label={t('leaveEmpty')} />
      <div>
        <button className="button" type="submit" aria-disabled={isSending || undefined}>
          {isSending ? t('sending') : t('send')}
        </button>
      </div>
    </form>
  )
}

/** One to five stars, as radio buttons. */
function Rating({
  id,
  error,
  entered,
}: {
  id: string
  error: string | undefined
  entered: string
}) {
  const t = useTexts<typeof texts>()
  return (
    <FormField id={id} label={t('rating')} error={error} isGroup className="reviews-field-rating">
      <div className="reviews-rate">
        {[1, 2, 3, 4, 5].map(stars => (
          <label key={stars} title={t('starsCount', { stars })}>
            <input
              type="radio"
              className="visually-hidden"
              name={inputName('rating')}
              value={stars}
              defaultChecked={entered === String(stars)}
              aria-label={t('starsCount', { stars })}
              aria-invalid={error ? true : undefined}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
    </FormField>
  )
}

/** Validation message of a field. */
function problemText(
  { reason, limit = 0, fieldId }: FormProblem,
  t: Translate<KeyOf<typeof texts>>,
): string {
  if (fieldId === 'rating') return t('missingRating')
  switch (reason) {
    case 'invalid-email':
    case 'wrong-captcha':
      return t(reason)
    case 'too-long':
      return t(reason, { limit })
    default:
      return t('missing')
  }
}
