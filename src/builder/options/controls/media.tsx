import type { MediaKind } from '#pages/schema'
import { MediaPicker } from '#staff/client'
import type { ControlProps } from '../control.ts'

/** File of the media library, stored by id. */
export default function MediaControl({ label, control, value, onChange }: ControlProps<string>) {
  return (
    <MediaPicker
      value={value ?? null}
      onChange={id => onChange(id ?? undefined)}
      {...(control.kinds ? { kinds: control.kinds as readonly MediaKind[] } : {})}
      mime={control.mime as string | undefined}
      label={label}
      isLabelled
    />
  )
}
