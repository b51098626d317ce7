import { type InputProps, useInput, useTranslate, useTranslateLabel } from 'react-admin'
import type { MediaKind } from '#pages/schema'
import { MediaPicker } from '#staff/client'

/** Form field for a library entry. */
export function MediaInput({
  kinds,
  helperText,
  ...props
}: Omit<InputProps, 'helperText'> & { kinds?: readonly MediaKind[]; helperText?: string }) {
  const { field, fieldState } = useInput({
    parse: value => value,
    format: value => value,
    ...props,
  })
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const error = fieldState.error?.message
  return (
    <MediaPicker
      value={field.value || null}
      onChange={field.onChange}
      label={String(translateLabel({ source: props.source, label: props.label as string }) ?? '')}
      help={helperText && translate(helperText)}
      error={error && translate(String(error), { _: error })}
      {...(kinds ? { kinds } : {})}
    />
  )
}
