import type { FileKind, FormField } from '#forms/schema'
import type { PropsOf } from '#module-contract'
import type { Props } from './props.ts'

export type FieldProps = PropsOf<typeof Props>['fields'][number]

export const FILE_KINDS: Record<FieldProps['fileTypes'], readonly FileKind[]> = {
  images: ['image'],
  pdf: ['pdf'],
  documents: ['image', 'pdf', 'document'],
  all: ['image', 'pdf', 'document', 'audio', 'video'],
}

/** Ranges have limits: 0 and 100 by default. */
export function boundsOf({ type, min, max, step }: FieldProps): NonNullable<FormField['bounds']> {
  const numbers = { min: toNumber(min), max: toNumber(max), step: toNumber(step) }
  return type === 'range' ? { ...numbers, min: numbers.min ?? 0, max: numbers.max ?? 100 } : numbers
}

export function toNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
