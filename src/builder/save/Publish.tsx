import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Snackbar from '@mui/material/Snackbar'
import { useContext, useMemo, useState } from 'react'
import { ApiError, datesIn, translateShared } from '#staff/client'
import { campaignAddress, type EditedPage, type PageApi, type SiteFrame } from '../api.ts'
import type { Issue } from '../checks/find-issues.ts'
import { createFindUnfinished } from '../checks/find-unfinished.ts'
import { IssuesContext } from '../checks/issues-context.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { hasPostContent } from '../document/has-post-content.ts'
import { useModules } from '../modules.ts'
import type { Draft } from '../shell/use-autosave.ts'
import { useTexts } from '../texts.ts'
import type { Autosave } from './autosave.ts'
import { LayoutPreview } from './LayoutPreview.tsx'
import { PreviewLink } from './PreviewLink.tsx'
import { PublishWarning } from './PublishWarning.tsx'
import { Revisions } from './Revisions.tsx'
import { Schedule } from './Schedule.tsx'

interface Warning {
  issues: Issue[]
  lacksContent: boolean
  /** Publishes despite the warnings. */
  onPublish(): void
}

interface PublishProps {
  api: PageApi
  page: EditedPage
  frame: SiteFrame
  autosave: Autosave<Draft>
}

type Panel = 'revisions' | 'schedule' | 'preview'

/** Publishes the page after saving the canvas. */
export function Publish({ api, page, frame, autosave }: PublishProps) {
  const { campaign, wantsContent = false } = frame
  const texts = useTexts()
  const commands = useCommands()
  const registry = useModules()
  const findUnfinished = useMemo(() => createFindUnfinished(registry), [registry])
  const known = useContext(IssuesContext)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [warning, setWarning] = useState<Warning>()
  const [panel, setPanel] = useState<Panel>()
  const [isPublic, setPublic] = useState(page.publishedAt !== null)
  const [publishAt, setPublishAt] = useState(page.publishAt)

  async function run(act: () => Promise<unknown>, done: string) {
    setAnchor(null)
    setPanel(undefined)
    setBusy(true)
    try {
      if (!(await autosave.flush())) setSaid(texts('Not published: the page could not be saved.'))
      else {
        await act()
        setSaid(done)
      }
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      setSaid(`${texts('Something went wrong.')} ${translateShared(`errors.${reason}`)}`)
    } finally {
      setBusy(false)
    }
  }
  const open = (next: Panel) => () => {
    setAnchor(null)
    setPanel(next)
  }
  const close = () => setPanel(undefined)
  function unlessUnfinished(onPublish: () => void) {
    const content = commands.content()
    const issues = findUnfinished(content, known, page)
    const lacksContent = wantsContent && !hasPostContent(registry.modules, content)
    if (issues.length === 0 && !lacksContent) onPublish()
    else setWarning({ issues, lacksContent, onPublish })
  }
  const publish = () =>
    void run(async () => {
      await api.publish()
      setPublic(true)
    }, texts('Published. Visitors see it now.'))
  return (
    <>
      <button type="button" className="button-plain" onClick={open('revisions')}>
        {texts('Revisions')}
      </button>
      {campaign ? (
        // A campaign is only saved, because it is sent from the saved block.
        <Button
          variant="contained"
          loading={isBusy}
          onClick={async () => {
            setBusy(true)
            if (await autosave.flush()) return window.location.assign(campaignAddress(campaign))
            setBusy(false)
          }}
        >
          {texts('Done')}
        </Button>
      ) : (
        <>
          <Button variant="contained" loading={isBusy} onClick={() => unlessUnfinished(publish)}>
            {texts('Publish')}
          </Button>
          <Button
            variant="outlined"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-label={texts('More about publishing')}
            onClick={event => setAnchor(event.currentTarget)}
            sx={{ minInlineSize: 0, paddingInline: 1 }}
          >
            ▾
          </Button>
          <Menu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            slotProps={{ list: { 'aria-label': texts('More about publishing') } }}
          >
            <MenuItem onClick={open('schedule')}>
              {publishAt
                ? texts('Scheduled: {time}', { time: toTime(publishAt) })
                : texts('Schedule …')}
            </MenuItem>
            <MenuItem onClick={open('preview')}>{texts('Share preview link …')}</MenuItem>
            {page.kind === 'block' && <LayoutPreview page={page} onOpen={() => setAnchor(null)} />}
            {isPublic && hasAddress(page) && (
              <MenuItem component="a" href={page.path} target="_blank">
                {texts('View page')}
              </MenuItem>
            )}
            {isPublic && (
              <MenuItem
                onClick={() =>
                  void run(async () => {
                    await api.unpublish()
                    setPublic(false)
                  }, texts('Unpublished. Visitors get “not found”.'))
                }
              >
                {texts('Unpublish')}
              </MenuItem>
            )}
          </Menu>
        </>
      )}
      <Schedule
        open={panel === 'schedule'}
        at={publishAt}
        onClose={close}
        onSchedule={at =>
          unlessUnfinished(
            () =>
              void run(async () => {
                await api.publish(at)
                setPublishAt(at)
              }, texts('The page will be published automatically at that time.')),
          )
        }
        onUnschedule={() =>
          void run(async () => {
            await api.unschedule()
            setPublishAt(null)
          }, texts('Schedule canceled. The page stays a draft.'))
        }
      />
      <PreviewLink api={api} autosave={autosave} open={panel === 'preview'} onClose={close} />
      <Revisions
        api={api}
        pageId={page.id}
        open={panel === 'revisions'}
        onClose={close}
        onRestore={document => {
          commands.replaceAll(document)
          setSaid(texts('The revision is on the canvas. Undo to go back.'))
        }}
      />
      {warning && (
        <PublishWarning
          {...warning}
          onClose={() => setWarning(undefined)}
          onSelect={id => {
            setWarning(undefined)
            close()
            commands.select(id)
          }}
          onPublish={() => {
            setWarning(undefined)
            warning.onPublish()
          }}
        />
      )}
      <Snackbar
        open={said !== undefined}
        autoHideDuration={6000}
        onClose={() => setSaid(undefined)}
        message={said}
      />
    </>
  )
}

/** Templates, blocks and presets have no URL. */
const hasAddress = ({ kind }: EditedPage) => !['template', 'block', 'preset'].includes(kind)

function toTime(ms: number): string {
  return datesIn(document.documentElement.lang).moment(ms)
}
