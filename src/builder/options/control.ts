import type { ComponentType } from 'react'
import type { Control } from '#module-kit'
import type { Inherited } from '../library/inherited.ts'

/** What a control of the panel is given. `undefined` stands for "nothing was said". */
export interface ControlProps<Value = unknown> {
  /** Of the element that the label names. */
  id: string
  label: string
  control: Control
  value: Value | undefined
  onChange(next: Value | undefined): void
  /** What holds while nothing was said. */
  fallback: Value | undefined
  /** What presets say of it, where an option is made of others. */
  inherited?: Inherited | undefined
}

const files = import.meta.glob<ComponentType<ControlProps<never>>>('./controls/*.tsx', {
  eager: true,
  import: 'default',
})

/** One control per kind of input, by its file's name. */
export const controls: ReadonlyMap<string, ComponentType<ControlProps<never>>> = new Map(
  Object.entries(files).map(([file, control]) => [file.replace(/^.*\/|\.tsx$/g, ''), control]),
)
