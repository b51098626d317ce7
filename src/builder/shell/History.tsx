import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { contentOf } from '../document/convert.ts'
import { describeChange } from '../document/describe-change.ts'
import { useTexts } from '../texts.ts'
import { usePuck } from './use-puck.ts'

const SHOWN = 30

/** What was done, newest first; a press goes back to that moment, or forward to it. */
export function History() {
  const texts = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { histories, index, setHistoryIndex } = usePuck(puck => puck.history)
  const states = histories.map(one => contentOf((one.state as { data: never }).data))
  const steps = states.map((content, at) => {
    const before = states[at - 1]
    if (!before) return { at, words: texts('As it was opened') }
    const { text, name } = describeChange(before, content)
    return { at, words: texts(text, { name: texts(name) }) }
  })
  return (
    <>
      <button
        type="button"
        className="button-icon"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={texts('What was done')}
        title={texts('What was done')}
        disabled={histories.length < 2}
        onClick={event => setAnchor(event.currentTarget)}
      >
        ▾
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {steps
          .slice(-SHOWN)
          .toReversed()
          .map(({ at, words }) => (
            <MenuItem
              key={at}
              selected={at === index}
              onClick={() => {
                setHistoryIndex(at)
                setAnchor(null)
              }}
            >
              {words}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
