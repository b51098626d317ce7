import ContentCopy from '@mui/icons-material/ContentCopy'
import { useContext, useRef, useState } from 'react'
import { type AnyField, isOffered, type Modules, type PageNode } from '#module-contract'
import { useCommands } from '../../commands/CommandsContext.ts'
import { allWithNewIds, withFreeRowIds, withoutTakenNames } from '../../document/new-ids.ts'
import { useModules } from '../../modules.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { Option } from '../Option.tsx'
import { toOptionField } from '../option-field.ts'
import { RowButton } from '../RowButton.tsx'
import { useRows } from '../use-rows.ts'
import { ValueScopeContext } from '../value-scope.ts'

type Item = Record<string, unknown>

/** List rows: add, remove, reorder. One row is open at a time. */
export default function ListControl({
  id,
  control,
  value,
  onChange,
  fallback,
}: ControlProps<Item[]>) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number>()
  const place = useContext(ValueScopeContext)
  const { nameOf } = useRows()
  const {
    fields,
    min,
    max,
    addLabel = 'Add item',
  } = control as unknown as {
    fields: Record<string, AnyField>
    min: number
    max: number
    addLabel?: string
  }
  const items = value ?? fallback ?? []
  // Restores focus after rows were removed or moved, or focuses the add button if no row is left.
  const focus = (index: number, part = '.list-name') =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index]
      const found = [`${part}:enabled`, '.list-name'].map(one => row?.querySelector(one))
      const next = found.find(one => one) ?? document.getElementById(id)
      ;(next as HTMLElement | null)?.focus()
    })
  const move = (index: number, by: 1 | -1) => {
    const item = items[index]
    if (!item) return
    onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, item))
    setOpen(undefined)
    focus(index + by, by === -1 ? '.list-up' : '.list-down')
  }
  const add = (item: Item) => {
    onChange([...items, withFreeRowIds(item, fields, items)])
    setOpen(items.length)
    focus(items.length)
  }
  return (
    <div className="control-list">
      <ol ref={list}>
        {items.map((item, index) => {
          const name = nameOf(control, item, index)
          const isOpen = open === index
          return (
            <li key={index}>
              <div className="list-row">
                <button
                  type="button"
                  className="list-name"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : index)}
                >
                  {name}
                </button>
                <RowButton
                  label={texts('Up: {name}', { name })}
                  className="list-up"
                  sign="↑"
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <RowButton
                  label={texts('Down: {name}', { name })}
                  className="list-down"
                  sign="↓"
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                />
                <RowButton
                  label={texts('Duplicate: {name}', { name })}
                  sign={<ContentCopy fontSize="inherit" />}
                  disabled={items.length >= max}
                  onClick={() => add(copyOf(modules, item, fields, commands.content()))}
                />
                <RowButton
                  label={texts('Remove: {name}', { name })}
                  sign="×"
                  disabled={items.length <= min}
                  onClick={() => {
                    onChange(items.toSpliced(index, 1))
                    setOpen(undefined)
                    focus(Math.min(index, items.length - 2))
                  }}
                />
              </div>
              {isOpen && (
                <ValueScopeContext value={{ ...place, path: `${place.path}.${index}` }}>
                  <div className="list-fields">
                    {Object.entries(fields)
                      .filter(([, field]) => isOffered(field, item, fields))
                      .map(([key, field]) => (
                        <Option
                          key={key}
                          field={toOptionField(key, field)}
                          value={item[key]}
                          variant="desktop"
                          onVariant={() => {}}
                          onChange={next => {
                            const { [key]: _, ...rest } = item
                            const others = items.toSpliced(index, 1)
                            const changed =
                              next === undefined
                                ? withFreeRowIds(rest, fields, others)
                                : { ...item, [key]: next }
                            onChange(items.with(index, changed))
                          }}
                        />
                      ))}
                  </div>
                </ValueScopeContext>
              )}
            </li>
          )
        })}
      </ol>
      <button
        id={id}
        type="button"
        className="button-plain"
        disabled={items.length >= max}
        onClick={() => add({})}
      >
        {texts(addLabel)}
      </button>
    </div>
  )
}

/** Copies a row and gives the modules in it new ids. */
function copyOf(
  modules: Modules,
  item: Item,
  fields: Record<string, AnyField>,
  content: readonly PageNode[],
): Item {
  const twins = (nodes: PageNode[]) =>
    allWithNewIds(modules, nodes).map(node => withoutTakenNames(modules, node, content))
  const slots = Object.keys(fields).filter(name => fields[name]?.kind === 'slot' && item[name])
  const copies = slots.map(name => [name, twins(item[name] as PageNode[])])
  return { ...structuredClone(item), ...Object.fromEntries(copies) }
}
