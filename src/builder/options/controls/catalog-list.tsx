import { useEffect, useState } from 'react'
import { useTexts } from '../../texts.ts'
import { type CatalogItem, findCatalogItems } from '../catalog-items.ts'
import type { ControlProps } from '../control.ts'
import { RowButton } from '../RowButton.tsx'

/** Ordered list of products or terms: search, add, move, remove. */
export default function CatalogListControl({
  id,
  control,
  value = '',
  onChange,
}: ControlProps<string>) {
  const texts = useTexts()
  const kind = String(control.of)
  const ids = value.split(/\s+/).filter(Boolean)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<CatalogItem[]>([])
  const [chosen, setChosen] = useState<CatalogItem[]>([])
  const known = new Map([...found, ...chosen].map(item => [item.id, item]))
  const unknown = ids.filter(one => !known.has(one)).join(',')
  useEffect(() => {
    const stop = new AbortController()
    findCatalogItems(kind, { q: words || undefined }, stop.signal).then(setFound, () => {})
    return () => stop.abort()
  }, [kind, words])
  useEffect(() => {
    if (!unknown) return
    const stop = new AbortController()
    const add = (items: CatalogItem[]) => setChosen(before => [...before, ...items])
    findCatalogItems(kind, { ids: unknown }, stop.signal).then(add, () => {})
    return () => stop.abort()
  }, [kind, unknown])

  const set = (next: string[]) => onChange(next.length > 0 ? next.join('\n') : undefined)
  const focusInput = () => document.getElementById(id)?.focus()
  const move = (index: number, by: 1 | -1) =>
    set(ids.toSpliced(index, 1).toSpliced(index + by, 0, ids[index] ?? ''))
  const type = (text: string) => {
    const item = found.find(one => one.label === text)
    if (!item) return setWords(text)
    setWords('')
    setChosen(before => [...before, item])
    if (!ids.includes(item.id)) set([...ids, item.id])
  }
  return (
    <div className="control-list">
      <ol>
        {ids.map((one, index) => {
          const name = known.get(one)?.label ?? one
          return (
            <li key={one} className="list-row">
              <span className="list-name">{name}</span>
              <RowButton
                label={texts('Up: {name}', { name })}
                sign="↑"
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <RowButton
                label={texts('Down: {name}', { name })}
                sign="↓"
                disabled={index === ids.length - 1}
                onClick={() => move(index, 1)}
              />
              <RowButton
                label={texts('Remove: {name}', { name })}
                sign="×"
                onClick={() => {
                  set(ids.toSpliced(index, 1))
                  focusInput()
                }}
              />
            </li>
          )
        })}
      </ol>
      <input
        id={id}
        type="text"
        className="control"
        list={`${id}-items`}
        value={words}
        aria-label={texts('Search by name')}
        placeholder={texts('Search by name')}
        spellCheck={false}
        onChange={event => type(event.target.value)}
      />
      <datalist id={`${id}-items`}>
        {found
          .filter(item => !ids.includes(item.id))
          .map(item => (
            <option key={item.id} value={item.label} />
          ))}
      </datalist>
    </div>
  )
}
