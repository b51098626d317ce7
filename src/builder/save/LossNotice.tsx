import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import type { PageNode } from '#module-contract'
import type { EditedPage, PageApi } from '../api.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { type ContentLoss, createLossWatch, isRestored } from '../document/content-loss.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'

interface LossNoticeProps {
  api: PageApi
  page: EditedPage
  content: readonly PageNode[]
}

/**
 * Offers to restore a page that suddenly lost most of its content. Stays until answered or undone,
 * even after further saves. The earlier content is also stored as a revision.
 */
export function LossNotice({ api, page, content }: LossNoticeProps) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const follow = useRef(createLossWatch(modules, content))
  const kept = useRef<readonly PageNode[]>(undefined)
  const [loss, setLoss] = useState<ContentLoss>()

  useEffect(() => {
    const found = follow.current(content, performance.now())
    if (found) setLoss(found)
    else setLoss(known => (known && isRestored(modules, known, content) ? undefined : known))
    if (!found || kept.current === found.before) return
    kept.current = found.before
    // The notice works without the revision, so a failed request is not reported.
    api.addRevision({ ...page.document, content: [...found.before] }).catch(() => {})
  }, [modules, content, api, page])

  if (!loss) return null
  const restore = () => {
    commands.setContent([...loss.before])
    setLoss(undefined)
  }
  return (
    <Alert
      severity="warning"
      className="builder-notice"
      action={
        <>
          <Button color="inherit" onClick={restore}>
            {texts('Restore')}
          </Button>
          <Button color="inherit" onClick={() => setLoss(undefined)}>
            {texts('Close')}
          </Button>
        </>
      }
    >
      {texts(
        content.length === 0
          ? 'All modules of this page were removed.'
          : 'Most modules of this page were removed.',
      )}
    </Alert>
  )
}
