import { useContext } from 'react'
import { FeedStatus, useFeed } from '#staff/client'
import { askAgain } from '../../canvas/use-loader-data.ts'
import type { ControlProps } from '../control.ts'
import { ValueScopeContext } from '../value-scope.ts'
import TextControl from './text.tsx'

/** URL of a feed. When it is pasted or left, the server reads the feed and reports the result. */
export default function FeedAddressControl(props: ControlProps<string>) {
  const { nodeId } = useContext(ValueScopeContext)
  const { state, refreshConsent, listeners } = useFeed({
    url: props.value ?? '',
    onAnswer: () => askAgain(nodeId),
  })
  return (
    <div {...listeners}>
      <TextControl {...props} />
      <FeedStatus state={state} onAsk={refreshConsent} />
    </div>
  )
}
