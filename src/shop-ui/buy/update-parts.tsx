import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isInBuilder } from '#visitor/client'
import type { BuyData } from '../product-data.ts'
import { isPart, type ProductPart, renderPart } from '../product-parts.tsx'
import type { ProductState } from './use-product.ts'

interface FoundPart {
  part: ProductPart
  element: HTMLElement
}

interface UpdatePartsProps {
  id: string
  data: BuyData
  state: ProductState
}

/**
 * Renders parts of the product in other modules after the first change of the variant. Those modules
 * need no script and no data of variants.
 */
export function UpdateParts({ id, data, state }: UpdatePartsProps) {
  const { product, key } = data
  const { variant, form } = state
  const [parts, setParts] = useState<FoundPart[]>()
  const first = useRef(variant)
  useLayoutEffect(() => {
    if (parts || variant === first.current || !form.current || isInBuilder()) return
    const found = findParts(form.current.ownerDocument, key, id)
    for (const { element } of found) element.replaceChildren()
    setParts(found)
  }, [variant, parts, form, key, id])
  if (!product || !parts) return null
  return parts.map(({ part, element }, index) =>
    createPortal(renderPart(part, { product, variant }), element, String(index)),
  )
}

/** Parts of the product with this key that no other form updates. */
function findParts(page: Document, key: string, id: string): FoundPart[] {
  const elements = page.querySelectorAll<HTMLElement>(`[data-product="${CSS.escape(key)}"]`)
  return [...elements].flatMap(element => {
    const { productPart = '', updatedBy = id } = element.dataset
    if (!isPart(productPart) || updatedBy !== id) return []
    element.dataset.updatedBy = id
    return [{ part: productPart, element }]
  })
}
