import { useEffect, useState } from 'react'
import type { CatalogKind } from '#module-contract'
import { useTexts } from '../../texts.ts'
import { type CatalogItem, findCatalogItems } from '../catalog-items.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'

/** Select for a category, tag or product. */
export default function CatalogReferenceControl({
  id,
  control,
  value = '',
  onChange,
}: ControlProps<string>) {
  const texts = useTexts()
  const kind = control.of as CatalogKind
  const [words, setWords] = useState<string>()
  const [items, setItems] = useState<CatalogItem[]>([])
  // Before a search, the list must contain the selected item.
  const q = words ?? value.replaceAll('-', ' ')
  useEffect(() => {
    const stop = new AbortController()
    findCatalogItems(kind, { q: q || undefined }, stop.signal).then(setItems, () => {})
    return () => stop.abort()
  }, [kind, q])
  const find = (label: string) => items.find(item => item.label === label)
  return (
    <>
      <TypedInput
        id={id}
        type="text"
        list={`${id}-items`}
        shown={items.find(item => item.slug === value)?.label ?? value}
        placeholder={texts('Search by name')}
        isTaken={text => find(text) !== undefined}
        onTake={text => onChange(find(text)?.slug)}
        onType={setWords}
        accepted={texts('Choose one from the list.')}
      />
      <datalist id={`${id}-items`}>
        {items.map(item => (
          <option key={item.id} value={item.label} />
        ))}
      </datalist>
    </>
  )
}
