import type { ModuleProps } from '#module-contract'
import type { Props } from './props.ts'

/** A part of the page. Required parts that an owner has not placed have no slot. */
export type Part = Pick<ModuleProps<typeof Props>['parts'][number], 'kind' | 'title'> &
  Partial<Pick<ModuleProps<typeof Props>['parts'][number], 'content'>>
