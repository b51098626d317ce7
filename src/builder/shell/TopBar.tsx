import ArrowBack from '@mui/icons-material/ArrowBack'
import DesktopWindows from '@mui/icons-material/DesktopWindows'
import PhoneIphone from '@mui/icons-material/PhoneIphone'
import Redo from '@mui/icons-material/Redo'
import TabletMac from '@mui/icons-material/TabletMac'
import Undo from '@mui/icons-material/Undo'
import { campaignAddress, type EditedPage, type PageApi, type SiteFrame } from '../api.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import type { Autosave, SaveState } from '../save/autosave.ts'
import { Publish } from '../save/Publish.tsx'
import { SaveStatus } from '../save/SaveStatus.tsx'
import { useTexts } from '../texts.ts'
import { History } from './History.tsx'
import { KeyList } from './KeyList.tsx'
import { PreviewChoice } from './PreviewChoice.tsx'
import type { Draft } from './use-autosave.ts'
import { usePuck } from './use-puck.ts'
import { WIDTHS } from './widths.ts'

const screens = [
  { name: 'Desktop', width: WIDTHS.desktop, Icon: DesktopWindows },
  { name: 'Tablet', width: WIDTHS.tablet, Icon: TabletMac },
  { name: 'Phone', width: WIDTHS.phone, Icon: PhoneIphone },
]

interface TopBarProps {
  api: PageApi
  page: EditedPage
  frame: SiteFrame
  state: SaveState
  autosave: Autosave<Draft>
  width: number
  onWidth(width: number): void
}

export function TopBar(props: TopBarProps) {
  const { api, page, frame, state, autosave, width, onWidth } = props
  const { preview, campaign } = frame
  const texts = useTexts()
  const commands = useCommands()
  const hasPast = usePuck(puck => puck.history.hasPast)
  const hasFuture = usePuck(puck => puck.history.hasFuture)
  const back = backFrom(page, campaign)
  const hasPath = page.kind !== 'template' && !campaign
  return (
    <header className="builder-top">
      <a className="button-icon" href={back.href} aria-label={texts(back.label)}>
        <ArrowBack fontSize="small" />
      </a>
      <h1 className="builder-title">
        {campaign?.subject ?? page.title} {hasPath && <span>{page.path}</span>}
      </h1>
      {preview && <PreviewChoice preview={preview} autosave={autosave} />}
      <button
        type="button"
        className="button-icon"
        aria-label={texts('Undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!hasPast}
        onClick={commands.undo}
      >
        <Undo fontSize="small" />
      </button>
      <button
        type="button"
        className="button-icon"
        aria-label={texts('Redo')}
        disabled={!hasFuture}
        onClick={commands.redo}
      >
        <Redo fontSize="small" />
      </button>
      <History />
      <KeyList />
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar's group */}
      <div className="screens" role="group" aria-label={texts('Width of the canvas')}>
        {screens.map(({ name, width: wide, Icon }) => (
          <button
            key={name}
            type="button"
            className="button-icon"
            aria-label={texts(name)}
            title={texts(name)}
            aria-pressed={width === wide}
            onClick={() => onWidth(wide)}
          >
            <Icon fontSize="small" />
          </button>
        ))}
        <input
          className="control screen-width"
          type="number"
          min={320}
          max={2560}
          step={10}
          aria-label={texts('Width in pixels')}
          value={width}
          onChange={event => {
            const next = Number(event.target.value)
            if (next >= 320 && next <= 2560) onWidth(next)
          }}
        />
      </div>
      <SaveStatus state={state} autosave={autosave} api={api} />
      <Publish api={api} page={page} frame={frame} autosave={autosave} />
    </header>
  )
}

function backFrom({ kind }: EditedPage, campaign: SiteFrame['campaign']) {
  if (campaign) return { href: campaignAddress(campaign), label: 'Back to newsletter' }
  return kind === 'template'
    ? { href: '/admin/templates', label: 'Back to templates' }
    : { href: '/admin/pages', label: 'Back to pages' }
}
