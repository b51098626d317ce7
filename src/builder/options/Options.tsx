import { useMemo, useState } from 'react'
import { isRecord } from '#base'
import { type FieldGroup, isOffered, labelOf, type PageNode, type Variant } from '#module-contract'
import { inheritedBy } from '../library/inherited.ts'
import { PresetRow } from '../library/PresetRow.tsx'
import { useLibrary } from '../library/use-library.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { ModuleHead } from './ModuleHead.tsx'
import { Option } from './Option.tsx'
import { OptionGroup } from './OptionGroup.tsx'
import { type OptionField, toOptionField } from './option-field.ts'
import { designGroupsOf, displayField, isSetByModule, outerFields } from './outer-fields.ts'
import { SplitTestStatus } from './SplitTestStatus.tsx'
import { ValueScopeContext } from './value-scope.ts'

const GROUPS = ['content', 'design', 'behaviour'] as const satisfies FieldGroup[]
const words: Record<FieldGroup, string> = {
  content: 'Content',
  design: 'Design',
  behaviour: 'Advanced',
}

const DISPLAY = 'Display conditions'
const ATTRIBUTES = 'Attributes and CSS'

interface OptionsProps {
  node: PageNode
  onChange(node: PageNode): void
  variant: Variant
  onVariant(variant: Variant): void
}

/** Settings of the selected module: content, design, advanced. */
export function Options({ node, onChange, variant, onVariant }: OptionsProps) {
  const texts = useTexts()
  const { modules } = useModules()
  const [group, setGroup] = useState<FieldGroup>('content')
  const module = modules.get(node.type)
  const library = useLibrary()
  const place = useMemo(() => ({ nodeId: node.props.id, path: '' }), [node.props.id])
  if (!module) {
    return (
      <>
        <ModuleHead node={node} />
        <p className="panel-note">
          {texts('This module type is no longer installed. Its content is kept unchanged.')}
        </p>
      </>
    )
  }
  const own = Object.entries(module.props.shape)
    .filter(([, field]) => field.group === group && field.control.input !== 'none')
    .filter(([, field]) => isOffered(field, node.props, module.props.shape))
    .map(([name, field]) => ({
      ...toOptionField(name, field),
      label: labelOf(field, node.props, module.props.shape),
    }))
  const setProp = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = node.props
    const props = next === undefined ? rest : { ...node.props, [name]: next }
    onChange({ ...node, props: props as PageNode['props'] })
  }
  const inherited = library && inheritedBy(node, library.index)
  const nested = (name: keyof typeof outerFields, fields: OptionField[]) =>
    fields.map(field => {
      const values = (node.props[name] ?? {}) as Record<string, unknown>
      const isSet = values[field.name] !== undefined
      if (!isSet && isSetByModule(field.name, module.props.shape)) return null
      return (
        <Option
          key={`${name}.${field.name}`}
          field={field}
          value={values[field.name]}
          inherited={name === 'design' ? inherited?.get(field.name) : undefined}
          variant={variant}
          onVariant={onVariant}
          onChange={next => {
            const { [field.name]: _, ...rest } = values
            const changed = next === undefined ? rest : { ...values, [field.name]: next }
            setProp(name, Object.keys(changed).length > 0 ? changed : undefined)
          }}
        />
      )
    })
  return (
    <div className="options">
      <ModuleHead node={node} />
      {node.type === 'split-test' && <SplitTestStatus key={node.props.id} node={node} />}
      <div className="tabs" role="tablist" aria-label={texts('Settings')}>
        {GROUPS.map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`options-${one}`}
            aria-selected={one === group}
            aria-controls="options-panel"
            tabIndex={one === group ? 0 : -1}
            onClick={() => setGroup(one)}
            onKeyDown={event => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0
              if (!step) return
              const next = GROUPS.at((GROUPS.indexOf(group) + step) % GROUPS.length) ?? group
              setGroup(next)
              document.getElementById(`options-${next}`)?.focus()
            }}
          >
            {texts(words[one])}
          </button>
        ))}
      </div>
      <div id="options-panel" role="tabpanel" aria-labelledby={`options-${group}`}>
        <ValueScopeContext value={place}>
          {own.map(field => (
            <Option
              key={`${node.props.id}.${field.name}`}
              field={field}
              value={node.props[field.name]}
              variant={variant}
              onVariant={onVariant}
              onChange={next => setProp(field.name, next)}
            />
          ))}
        </ValueScopeContext>
        {own.length === 0 && group === 'content' && (
          <p className="panel-note">{texts('No content settings. See Design.')}</p>
        )}
        {group === 'design' && (
          <ValueScopeContext value={{ ...place, path: 'design' }}>
            {library && <PresetRow library={library} node={node} onChange={onChange} />}
            {nested('design', pick(outerFields.design, ['preset']))}
            {designGroupsOf(node.type).map(({ label, names }) => (
              <OptionGroup
                key={`${node.props.id}.${label}`}
                label={label}
                isSet={names.some(name => isSetIn(node.props.design, name))}
              >
                {nested('design', pick(outerFields.design, names))}
              </OptionGroup>
            ))}
            {nested('design', pick(outerFields.design, ['hiddenOn']))}
          </ValueScopeContext>
        )}
        {group === 'behaviour' && (
          <>
            <h3 className="panel-heading">{texts('Animation')}</h3>
            <ValueScopeContext value={{ ...place, path: 'animation' }}>
              {nested('animation', outerFields.animation)}
            </ValueScopeContext>
            <ValueScopeContext value={place}>
              <OptionGroup
                key={`${node.props.id}.display`}
                label={DISPLAY}
                isSet={node.props.display !== undefined}
              >
                <Option
                  field={displayField}
                  value={node.props.display}
                  variant={variant}
                  onVariant={onVariant}
                  onChange={next => setProp('display', next)}
                />
              </OptionGroup>
            </ValueScopeContext>
            <ValueScopeContext value={{ ...place, path: 'attributes' }}>
              <OptionGroup
                key={`${node.props.id}.attributes`}
                label={ATTRIBUTES}
                isSet={node.props.attributes !== undefined}
              >
                {nested('attributes', outerFields.attributes)}
              </OptionGroup>
            </ValueScopeContext>
          </>
        )}
      </div>
    </div>
  )
}

function pick(fields: readonly OptionField[], names: readonly string[]): OptionField[] {
  return fields.filter(field => names.includes(field.name))
}

const isSetIn = (design: unknown, name: string) => isRecord(design) && design[name] !== undefined
