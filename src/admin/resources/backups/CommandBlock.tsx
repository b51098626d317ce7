import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useNotify } from 'react-admin'
import { useBackupTexts } from './use-backups.ts'

/** Text for the command line, with a button that copies it. */
export function CommandBlock({ name, text }: { name: string; text: string }) {
  const t = useBackupTexts()
  const notify = useNotify()
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    notify(`resources.backups.${isCopied ? 'copied' : 'notCopied'}`, {
      type: isCopied ? 'success' : 'warning',
    })
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'start',
        gap: 1,
        padding: 1,
        paddingInlineStart: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Box
        component="pre"
        sx={{
          flexGrow: 1,
          minInlineSize: 0,
          margin: 0,
          paddingBlock: 0.75,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
          fontSize: '0.8125rem',
          direction: 'ltr',
        }}
      >
        {text}
      </Box>
      <IconButton
        size="small"
        aria-label={t('copy', { name })}
        title={t('copyShort')}
        onClick={copy}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </Box>
  )
}
