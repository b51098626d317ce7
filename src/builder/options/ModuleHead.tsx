import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { PageNode } from '#module-contract'
import { Icon } from '#ui'
import { useCommands } from '../commands/CommandsContext.ts'
import { allWithNewIds } from '../document/new-ids.ts'
import { findPosition } from '../document/nodes.ts'
import { canBeTested } from '../document/split-test.ts'
import { readPart } from '../insert/saved-parts.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { SavePart } from './SavePart.tsx'

/** Name of the selected module and its actions. */
export function ModuleHead({ node }: { node: PageNode }) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [saving, setSaving] = useState<'block' | 'preset'>()
  const module = modules.get(node.type)
  const place = anchor ? findPosition(modules, commands.content(), node.props.id) : undefined
  const isTestable = place !== undefined && canBeTested(modules, commands.content(), place)
  const item = (english: string, act: () => void) => (
    <MenuItem
      key={english}
      onClick={() => {
        setAnchor(null)
        act()
      }}
    >
      {texts(english)}
    </MenuItem>
  )
  async function detach() {
    const nodes = await readPart(String(node.props.block))
    commands.replaceBy(node.props.id, allWithNewIds(modules, nodes))
  }
  return (
    <div className="module-head">
      <Icon name={module?.icon ?? 'shield'} />
      <h2>{texts(module?.label ?? 'Unknown module')}</h2>
      <button
        type="button"
        className="button-icon"
        aria-label={texts('Up: {name}', { name: texts(module?.label ?? '') })}
        onClick={() => commands.move('up')}
      >
        ↑
      </button>
      <button
        type="button"
        className="button-icon"
        aria-label={texts('Down: {name}', { name: texts(module?.label ?? '') })}
        onClick={() => commands.move('down')}
      >
        ↓
      </button>
      <button
        type="button"
        className="button-icon"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={texts('More actions')}
        onClick={event => setAnchor(event.currentTarget)}
      >
        ⋯
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts('More actions') } }}
      >
        {[
          item('Select parent', commands.selectParent),
          item('Copy', () => void commands.copy()),
          item('Cut', commands.cut),
          item('Paste', () => commands.paste()),
          item('Duplicate', commands.duplicate),
          ...(isTestable ? [item('Split test', () => commands.splitTest())] : []),
          <Divider key="style" />,
          item('Copy style', commands.copyStyle),
          item('Paste style', commands.pasteStyle),
          <Divider key="save" />,
          item('Save to library …', () => setSaving('preset')),
          ...(node.type === 'layout-block'
            ? [item('Unlink (detach)', () => void detach())]
            : [item('Save as global block …', () => setSaving('block'))]),
          <Divider key="remove" />,
          item('Remove', commands.remove),
        ]}
      </Menu>
      {saving && <SavePart kind={saving} node={node} onClose={() => setSaving(undefined)} />}
    </div>
  )
}
