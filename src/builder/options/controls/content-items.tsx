import { useListedType } from '../../library/use-content-type.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import CatalogListControl from './catalog-list.tsx'

/** Entries or categories of the content type that the module lists. */
export default function ContentItemsControl(props: ControlProps<string>) {
  const texts = useTexts()
  const { control } = props
  const kind = useListedType()?.kind
  if (!kind) return <p className="option-help">{texts('Choose the content type first.')}</p>
  const of = control.of === 'categories' ? `${kind}/categories` : kind
  return <CatalogListControl {...props} control={{ ...control, of }} />
}
