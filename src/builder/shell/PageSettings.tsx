import type { RootProps } from '#module-contract'
import { useCommands } from '../commands/CommandsContext.ts'
import { canTestPage } from '../document/split-test.ts'
import { useModules } from '../modules.ts'
import { Option } from '../options/Option.tsx'
import { useTexts } from '../texts.ts'
import { TypeFields } from './TypeFields.tsx'
import { usePuck } from './use-puck.ts'

const FIELDS = [
  { name: 'title', label: 'Page title', control: { input: 'text', maxLength: 300 }, default: '' },
  {
    name: 'description',
    label: 'Meta description',
    help: 'Shown by search engines and in link previews.',
    control: { input: 'textarea', maxLength: 500 },
    default: '',
  },
  { name: 'image', label: 'Social image', control: { input: 'media' }, default: undefined },
  {
    name: 'noindex',
    label: 'Hide from search engines (noindex)',
    control: { input: 'switch' },
    default: false,
  },
  {
    name: 'dotNavigation',
    label: 'Dot navigation',
    help: 'Numbered dots at the edge lead to the sections, on screens above 980 px.',
    control: { input: 'switch' },
    default: false,
  },
]

/** Settings of the page: title, fields of its content type, description and sharing. */
export function PageSettings({ kind }: { kind: string }) {
  const commands = useCommands()
  const { modules } = useModules()
  const texts = useTexts()
  const props = usePuck(puck => puck.appState.data.root.props) as unknown as RootProps
  const values = props as unknown as Record<string, unknown>
  const toOption = (field: (typeof FIELDS)[number]) => (
    <Option
      key={field.name}
      field={field}
      value={values[field.name]}
      variant="desktop"
      onVariant={() => {}}
      onChange={next => {
        const { [field.name]: _, ...rest } = values
        // A page needs a title, so an empty one keeps the previous value.
        if (field.name === 'title' && !String(next ?? '').trim()) return
        commands.setRoot(
          next === undefined || next === '' ? rest : { ...values, [field.name]: next },
        )
      }}
    />
  )
  return (
    <div className="options">
      {FIELDS.slice(0, 1).map(toOption)}
      <TypeFields
        kind={kind}
        values={props.fields ?? {}}
        onChange={fields => commands.setRoot({ ...values, fields })}
      />
      {FIELDS.slice(1).map(toOption)}
      {canTestPage(modules, commands.content()) && (
        <button type="button" className="button button-small" onClick={commands.splitTestPage}>
          {texts('Split test of the page')}
        </button>
      )}
    </div>
  )
}
