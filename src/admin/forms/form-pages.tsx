import { type ComponentType, lazy } from 'react'
import { Create } from 'react-admin'
import { StaffEdit } from './StaffEdit.tsx'

/** The pages of a resource that are one form: of a new entry, and of one that is changed. */
export function formPages(load: () => Promise<{ default: ComponentType }>) {
  const Form = lazy(load)
  return {
    create: () => (
      <Create redirect="list">
        <Form />
      </Create>
    ),
    edit: () => (
      <StaffEdit>
        <Form />
      </StaffEdit>
    ),
  }
}
