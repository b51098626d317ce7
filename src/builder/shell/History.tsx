import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { contentOf } from '../document/convert.ts'
import { describeChange } from '../document/describe-change.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { usePuck } from './use-puck.ts'

const SHOWN = 30

/** Undo history, newest first. Clicking an entry goes to that state. */
export function History() {
  const texts = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hasSteps = usePuck(puck => puck.history.histories.length > 1)
  return (
    <>
      <button
        type="button"
        className="button-icon"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={texts('History')}
        title={texts('History')}
        disabled={!hasSteps}
        onClick={event => setAnchor(event.currentTarget)}
      >
        ▾
      </button>
      {anchor && <Steps anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

/** Computed only while open, because comparing states of a long page takes time. */
function Steps({ anchor, onClose }: { anchor: HTMLElement; onClose(): void }) {
  const texts = useTexts()
  const { modules } = useModules()
  const { histories, index, setHistoryIndex } = usePuck(puck => puck.history)
  const states = histories.map(one => contentOf((one.state as { data: never }).data))
  const steps = states.slice(-SHOWN).map((content, place) => {
    const at = Math.max(0, states.length - SHOWN) + place
    const before = states[at - 1]
    if (!before) return { at, words: texts('Initial state') }
    const { text, name } = describeChange(modules, before, content)
    return { at, words: texts(text, { name: texts(name) }) }
  })
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': texts('History') } }}
    >
      {steps.toReversed().map(({ at, words }) => (
        <MenuItem
          key={at}
          selected={at === index}
          onClick={() => {
            setHistoryIndex(at)
            onClose()
          }}
        >
          {words}
        </MenuItem>
      ))}
    </Menu>
  )
}
