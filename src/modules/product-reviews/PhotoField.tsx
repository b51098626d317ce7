import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#module-contract/client'
import { REVIEW_PHOTOS } from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import type { PhotoPreviews } from './PhotoPreviews.tsx'
import { PHOTO_FIELD } from './reviews-data.ts'
import type { texts } from './texts.ts'

interface PhotoFieldProps {
  id: string
  error: string | undefined
  /** Photos were sent without script, and browsers cannot fill them in again. */
  mustChooseAgain: boolean
}

/** Input for photos. Previews with buttons are loaded with the first photo. */
export function PhotoField({ id, error, mustChooseAgain }: PhotoFieldProps) {
  const t = useTexts<typeof texts>()
  const input = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ Previews: typeof PhotoPreviews }>()
  const helpId = `${id}-help`
  const { 'aria-describedby': described, ...attributes } = inputAttributes({
    id,
    error,
    isRequired: false,
  })

  /** The input works without previews too. */
  function loadPreviews() {
    if (loaded || !input.current?.files?.length) return
    import('./PhotoPreviews.tsx').then(
      ({ PhotoPreviews: Previews }) => setLoaded({ Previews }),
      () => {},
    )
  }

  // Photos may be chosen before the script runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first
  useEffect(loadPreviews, [])

  return (
    <FormField id={id} label={t('photos')} error={error} isOptional>
      <input
        {...attributes}
        ref={input}
        type="file"
        name={PHOTO_FIELD}
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={described ? `${described} ${helpId}` : helpId}
        onChange={loadPreviews}
      />
      {loaded && <loaded.Previews input={input} />}
      <p className="reviews-note" id={helpId}>
        {mustChooseAgain && <strong>{t('chooseAgain')} </strong>}
        {t('photosHelp', { count: REVIEW_PHOTOS.count, size: REVIEW_PHOTOS.maxMb })}
      </p>
    </FormField>
  )
}
