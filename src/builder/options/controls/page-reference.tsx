import { useContext, useEffect, useState } from 'react'
import { callApi } from '#staff/client'
import { CanvasContext } from '../../canvas/CanvasContext.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

interface Item {
  id: string
  title: string
}

/** A page of a kind, by its title; with the way to edit it. */
export default function PageReferenceControl({
  id,
  control,
  value,
  onChange,
}: ControlProps<string>) {
  const texts = useTexts()
  const [items, setItems] = useState<Item[]>([])
  const kind = String(control.of)
  const own = useContext(CanvasContext)?.page.id
  useEffect(() => {
    callApi<{ items: Item[] }>('GET', '/pages', { query: { kind, perPage: 200 } }).then(
      answer => setItems(answer.items),
      () => {},
    )
  }, [kind])
  return (
    <div className="control-link">
      <select
        id={id}
        className="control"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || undefined)}
      >
        <option value="">{texts('None')}</option>
        {items
          // The page itself is there only where it was chosen before.
          .filter(item => item.id !== own || item.id === value)
          .map(item => (
            <option key={item.id} value={item.id}>
              {item.title}
            </option>
          ))}
      </select>
      {value && <a href={`/admin/edit/${value}`}>{texts('Edit global block')}</a>}
    </div>
  )
}
