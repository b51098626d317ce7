import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useAccountTexts } from './use-account.ts'

/** Shown only once, because the server stores them encrypted. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const t = useAccountTexts()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">{t('codes')}</Typography>
      <Typography>{t('codesHelp')}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, auto)',
          columnGap: 4,
          margin: 0,
          padding: 2,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'ui-monospace, monospace',
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" href={file} download="recovery-codes.txt">
          {t('downloadCodes')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('codesKept')}
        </Button>
      </Box>
    </Box>
  )
}
