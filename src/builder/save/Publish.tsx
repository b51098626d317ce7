import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import type { PageDocument } from '#module-kit'
import { ApiError } from '#staff/client'
import type { EditedPage, PageApi } from '../api.ts'
import { useTexts } from '../texts.ts'
import type { Autosave } from './autosave.ts'

interface PublishProps {
  api: PageApi
  page: EditedPage
  autosave: Autosave<PageDocument>
}

/** Publishing: what is on the canvas is saved first, so that it is what visitors get. */
export function Publish({ api, page, autosave }: PublishProps) {
  const texts = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  async function run(act: () => Promise<unknown>, done: string) {
    setAnchor(null)
    setBusy(true)
    try {
      if (!(await autosave.flush())) setSaid(texts('Not published: the page could not be saved.'))
      else {
        await act()
        setSaid(done)
      }
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : String(error)
      setSaid(`${texts('That did not work.')} ${reason}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={() => void run(() => api.publish(), texts('Published. Visitors see it now.'))}
      >
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component="a" href={page.path} target="_blank">
          {texts('See the page')}
        </MenuItem>
        <MenuItem
          onClick={() =>
            void run(() => api.unpublish(), texts('Taken back. Visitors get “not found”.'))
          }
        >
          {texts('Take it back')}
        </MenuItem>
      </Menu>
      <Snackbar
        open={said !== undefined}
        autoHideDuration={6000}
        onClose={() => setSaid(undefined)}
        message={said}
      />
    </>
  )
}
