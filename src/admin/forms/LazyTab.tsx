import { useState } from 'react'
import { type FormTabProps, TabbedForm } from 'react-admin'

/** A tab of a form whose fields are made when it is first opened, and kept from then on. */
export function LazyTab({ children, ...tab }: FormTabProps) {
  const [isMade, setIsMade] = useState(!tab.hidden)
  if (!isMade && !tab.hidden) setIsMade(true)
  return <TabbedForm.Tab {...tab}>{isMade && children}</TabbedForm.Tab>
}
