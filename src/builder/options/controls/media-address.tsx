import { useContext, useEffect, useRef } from 'react'
import { setAt } from '#base'
import { type AddressDetails, AddressStatus, useAddressDetails } from '#staff/client'
import { useCanvas } from '../../canvas/CanvasContext.ts'
import { useCommands } from '../../commands/CommandsContext.ts'
import { findPosition } from '../../document/nodes.ts'
import { useModules } from '../../modules.ts'
import type { ControlProps } from '../control.ts'
import { ValueScopeContext, valuesAt } from '../value-scope.ts'
import TextControl from './text.tsx'

type Props = Record<string, unknown>

/** URL of a medium. When it is pasted or left, the provider is asked for missing values of related fields. */
export default function MediaAddressControl(props: ControlProps<string>) {
  const { control, value = '' } = props
  /** Related fields that can be filled. */
  const { title, poster } = control.describes as { title?: string; poster: string }
  const place = useContext(ValueScopeContext)
  const mayAsk = useCanvas().permissions.has('media.write')
  const commands = useCommands()
  const { modules } = useModules()
  /** Values filled by this control. A new URL may replace them, but not values entered by users. */
  const filled = useRef<Props>({})
  const path = place.path.split('.')
  const holder = path.slice(0, -1)
  const findNode = () => findPosition(modules, commands.content(), place.nodeId)?.node
  const beside = valuesAt(findNode(), holder)
  const lacks = (name: string | undefined, among: Props) =>
    name !== undefined &&
    (!among[name] || JSON.stringify(among[name]) === JSON.stringify(filled.current[name]))

  function fill(found: AddressDetails) {
    const node = findNode()
    const now = valuesAt(node, holder)
    // The rows of the list may have been moved since the request.
    if (!node || now[path.at(-1) ?? ''] !== value) return
    const said: Props = {
      ...(title && found.title ? { [title]: found.title } : {}),
      ...(found.poster ? { [poster]: { media: found.poster.id, alt: '' } } : {}),
    }
    const given = Object.entries(said).filter(([name]) => lacks(name, now))
    if (given.length === 0) return
    Object.assign(filled.current, Object.fromEntries(given))
    const changed = given.reduce(
      (whole, [name, one]) => setAt(whole, [...holder, name].join('.'), one),
      node.props,
    )
    commands.change({ ...node, props: changed })
  }

  const { source, state, ask, listeners } = useAddressDetails({
    url: value,
    isPost: beside.kind === 'post',
    isWanted: mayAsk && (lacks(title, beside) || lacks(poster, beside)),
    onFound: fill,
  })
  // The module was created by pasting this URL on the canvas.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (source && mayAsk && commands.takePasted(place.nodeId)) ask()
  }, [])
  return (
    <div {...listeners}>
      <TextControl {...props} />
      {source && mayAsk && (
        <AddressStatus
          provider={source.provider}
          state={state}
          offers={offerOf(title !== undefined && !beside[title], !beside[poster])}
          onAsk={ask}
        />
      )}
    </div>
  )
}

const offerOf = (lacksTitle: boolean, lacksImage: boolean) =>
  lacksTitle ? 'fetch' : lacksImage ? 'fetchImage' : undefined
