import { type ReactNode, useEffect, useState } from 'react'
import { callApi } from '#staff/client'
import type { ControlProps } from './control.ts'

interface Referenced {
  id: string
  label: string
}

interface ReferenceSelectProps extends Pick<ControlProps<string>, 'id' | 'value' | 'onChange'> {
  /** API path and query of the items, and their label. */
  path: string
  query?: Record<string, string | number>
  toLabel(item: Record<string, string>): string
  /** Label for "nothing selected". */
  none: string
  /** Item that is not offered, unless it is already selected. */
  except?: string | undefined
  /** Shown instead of the select when there is nothing to choose. */
  empty?: ReactNode
  /** Link to edit it. */
  children: ReactNode
}

/** Select for an item of the site, such as a menu or a form. */
export function ReferenceSelect(props: ReferenceSelectProps) {
  const { id, value, onChange, path, query, toLabel, none, except, empty, children } = props
  const [known, setKnown] = useState<Referenced[]>()
  const items = known ?? []
  const asked = JSON.stringify(query)
  const isEmpty = known?.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a function is a new one with every render
  useEffect(() => {
    let isCurrent = true
    const options = asked ? { query: JSON.parse(asked) } : {}
    const load = () =>
      callApi<{ items: (Record<string, string> & { id: string })[] }>('GET', path, options).then(
        answer => {
          if (!isCurrent) return
          setKnown(answer.items.map(item => ({ id: item.id, label: toLabel(item) })))
        },
        () => {},
      )
    load()
    // The first item may have been created in another tab.
    if (isEmpty) window.addEventListener('focus', load)
    return () => {
      isCurrent = false
      window.removeEventListener('focus', load)
    }
  }, [path, asked, isEmpty])
  if (empty && isEmpty && !value) return empty
  return (
    <div className="control-link">
      <select
        id={id}
        className="control"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || undefined)}
      >
        <option value="">{none}</option>
        {value && !items.some(item => item.id === value) && <option value={value}>{value}</option>}
        {items
          .filter(item => item.id !== except || item.id === value)
          .map(item => (
            <option key={item.id} value={item.id}>
              {item.label}
            </option>
          ))}
      </select>
      {children}
    </div>
  )
}
