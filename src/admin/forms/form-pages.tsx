import { type ComponentType, lazy } from 'react'
import { Create } from 'react-admin'
import { StaffEdit } from './StaffEdit.tsx'

/** Create and edit pages of a resource from one form component. */
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
