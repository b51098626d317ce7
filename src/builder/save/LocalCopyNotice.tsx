import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { datesIn } from '#staff/client'
import type { EditedPage } from '../api.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { useTexts } from '../texts.ts'
import { isSavedElsewhere, readLocalCopy, removeLocalCopy } from './local-copy.ts'

/** Offers changes that a closed tab or lost connection left in this browser. */
export function LocalCopyNotice({ page }: { page: EditedPage }) {
  const texts = useTexts()
  const commands = useCommands()
  const [copy, setCopy] = useState(() => {
    const found = readLocalCopy(page.id)
    const isSame = JSON.stringify(found?.document) === JSON.stringify(page.document)
    return isSame ? undefined : found
  })
  if (!copy) return null
  const time = datesIn(document.documentElement.lang).moment(copy.at)
  return (
    <Alert
      severity="info"
      className="builder-notice"
      action={
        <>
          <Button
            color="inherit"
            onClick={() => {
              commands.replaceAll(copy.document)
              setCopy(undefined)
            }}
          >
            {texts('Restore unsaved changes')}
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              removeLocalCopy(page.id)
              setCopy(undefined)
            }}
          >
            {texts('Discard')}
          </Button>
        </>
      }
    >
      {texts('Unsaved changes from {time} were found on this device.', { time })}
      {isSavedElsewhere(copy, page.version) &&
        ` ${texts('The page has been saved elsewhere since.')}`}
    </Alert>
  )
}
