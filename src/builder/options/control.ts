import type { ComponentType } from 'react'
import type { Control } from '#module-contract'
import type { Inherited } from '../library/inherited.ts'

/** Props of a control in the panel. `undefined` means that no value is set. */
export interface ControlProps<Value = unknown> {
  /** Id of the element that the label refers to. */
  id: string
  label: string
  control: Control
  value: Value | undefined
  onChange(next: Value | undefined): void
  /** Value that applies if none is set. */
  fallback: Value | undefined
  /** Values inherited from presets, for options with parts. */
  inherited?: Inherited | undefined
}

const files = import.meta.glob<ComponentType<ControlProps<never>>>('./controls/*.tsx', {
  eager: true,
  import: 'default',
})

/** One control per kind of input, by file name. */
export const controls: ReadonlyMap<string, ComponentType<ControlProps<never>>> = new Map(
  Object.entries(files).map(([file, control]) => [file.replace(/^.*\/|\.tsx$/g, ''), control]),
)
