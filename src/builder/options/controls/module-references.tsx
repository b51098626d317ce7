import { useContext, useState } from 'react'
import { contentOf } from '../../document/convert.ts'
import { moduleChoices } from '../../document/module-choices.ts'
import { useModules } from '../../modules.ts'
import { usePuck } from '../../shell/use-puck.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { NamedSelect } from '../NamedSelect.tsx'
import { ValueScopeContext } from '../value-scope.ts'

const idsIn = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))]

/** List of modules of the page. Modules in templates or code are named by id. */
export default function ModuleReferencesControl(props: ControlProps<string>) {
  const { id, label, value = '', onChange } = props
  const texts = useTexts()
  const { modules } = useModules()
  const { nodeId } = useContext(ValueScopeContext)
  const content = contentOf(usePuck(puck => puck.appState.data))
  const [isTyping, setTyping] = useState(false)
  const choices = moduleChoices(modules, content, nodeId, texts)
  const chosen = idsIn(value)
  const set = (ids: readonly string[]) => onChange(idsIn(ids.join()).join(', ') || undefined)
  return (
    <div className="control-choices">
      {[...chosen, ''].map((one, index) => (
        <NamedSelect
          // The key must stay the same while the arrow keys change the selection.
          key={index}
          id={index === 0 ? id : `${id}-${index}`}
          label={index === 0 ? undefined : `${label} ${index + 1}`}
          value={one}
          onChange={next =>
            set(next ? chosen.toSpliced(index, 1, next) : chosen.toSpliced(index, 1))
          }
          choices={choices.filter(choice => choice.value === one || !chosen.includes(choice.value))}
          none={texts(index === 0 ? 'Select module' : 'Another module')}
          missing={texts('{id} (not in the layers of this page)', { id: one })}
        />
      ))}
      {isTyping ? (
        <input
          type="text"
          className="control"
          aria-label={`${label}: ID`}
          placeholder="ID"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: it was just asked for
          autoFocus
          onBlur={event => {
            setTyping(false)
            if (event.target.value.trim()) set([...chosen, event.target.value])
          }}
          onKeyDown={event => {
            if (event.key === 'Enter') event.currentTarget.blur()
          }}
        />
      ) : (
        <button type="button" className="button-plain" onClick={() => setTyping(true)}>
          {texts('Enter an ID …')}
        </button>
      )}
    </div>
  )
}
