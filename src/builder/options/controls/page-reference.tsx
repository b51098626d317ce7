import { useEffect, useState } from 'react'
import { callApi } from '#staff/client'
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
        {items.map(item => (
          <option key={item.id} value={item.id}>
            {item.title}
          </option>
        ))}
      </select>
      {value && <a href={`/admin/edit/${value}`}>{texts('Edit global block')}</a>}
    </div>
  )
}
