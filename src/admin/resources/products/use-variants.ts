import { useCallback, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import type { VariantEdit } from '#shop/schema'
import { type ChangeVariant, changeVariants, variantKey } from './change-variants.ts'
import { addVariants } from './combine-options.ts'

const NONE: ReadonlySet<string> = new Set()

/** The variants of the form, those selected, and changes of one, several or all, with undo. */
export function useVariants() {
  const { field } = useInput({ source: 'variants', defaultValue: [] })
  const [selected, setSelected] = useState(NONE)
  /** Before the last change of several variants. */
  const [undone, setUndone] = useState<{ variants: VariantEdit[]; count: number }>()
  const variants: VariantEdit[] = field.value ?? []
  // Rows keep their functions, so that only the changed row renders.
  const current = useRef({ variants, onChange: field.onChange })
  current.current = { variants, onChange: field.onChange }

  const set = useCallback((next: VariantEdit[]) => {
    setUndone(undefined)
    current.current.onChange(next)
  }, [])
  const setMany = (next: VariantEdit[]) => {
    const count = next.filter((variant, index) => variant !== variants[index]).length
    field.onChange(next)
    setUndone({ variants, count })
  }
  const selectOne = useCallback((index: number, isSelected: boolean) => {
    const variant = current.current.variants[index]
    if (!variant) return
    setSelected(keys => {
      const next = new Set(keys)
      if (isSelected) next.add(variantKey(variant))
      else next.delete(variantKey(variant))
      return next
    })
  }, [])
  const changeOne = useCallback(
    (index: number, change: ChangeVariant) =>
      set(
        current.current.variants.map((one, at) =>
          at === index ? { ...one, ...change(one) } : one,
        ),
      ),
    [set],
  )
  const removeOne = useCallback(
    (index: number) => set(current.current.variants.filter((_, at) => at !== index)),
    [set],
  )
  const keysOf = (list: readonly VariantEdit[]) => new Set(list.map(variantKey))
  const isChosen = (variant: VariantEdit) => selected.has(variantKey(variant))

  return {
    variants,
    selected,
    select: setSelected,
    selectOne,
    changeOne,
    removeOne,
    add: (choices: readonly Record<string, string>[]) => set(addVariants(variants, choices)),
    removeSelected() {
      set(variants.filter(variant => !isChosen(variant)))
      setSelected(NONE)
    },
    /** Changes the selected variants, or all. */
    changeAll(changes: readonly ChangeVariant[]) {
      const chosen = variants.filter(isChosen)
      setMany(changeVariants(variants, keysOf(chosen.length > 0 ? chosen : variants), changes))
    },
    setImage(option: string, value: string, image: string | null) {
      const keys = keysOf(variants.filter(({ options }) => options[option] === value))
      setMany(changeVariants(variants, keys, [() => ({ image })]))
    },
    changedCount: undone?.count ?? 0,
    undo() {
      if (undone) set(undone.variants)
    },
  }
}
