import { lazy, Suspense } from 'react'
import type { ControlProps } from '../control.ts'

const RichTextField = lazy(async () => ({
  default: (await import('#staff/rich-text')).RichTextField,
}))

export default function RichTextControl({
  id,
  label,
  value,
  onChange,
  fallback,
}: ControlProps<string>) {
  return (
    <Suspense fallback={<div className="control" aria-busy="true" />}>
      <RichTextField id={id} label={label} value={value ?? fallback ?? ''} onChange={onChange} />
    </Suspense>
  )
}
