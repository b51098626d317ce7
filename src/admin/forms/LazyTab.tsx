import { useState } from 'react'
import { type FormTabProps, TabbedForm } from 'react-admin'

/** A form tab that renders its fields on first activation and keeps them. */
export function LazyTab({ children, ...tab }: FormTabProps) {
  const [isMade, setIsMade] = useState(!tab.hidden)
  if (!isMade && !tab.hidden) setIsMade(true)
  return <TabbedForm.Tab {...tab}>{isMade && children}</TabbedForm.Tab>
}
