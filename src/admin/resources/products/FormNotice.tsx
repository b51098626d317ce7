import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

/** Warning above a form with buttons. Scrolls into view and takes the focus. */
export function FormNotice({ text, children }: { text: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  // It is far above the save button.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' })
    root.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Alert
      ref={root}
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      sx={{
        inlineSize: '100%',
        marginBlockEnd: 2,
        // Keep it below the app bar.
        scrollMarginBlockStart: 80,
      }}
    >
      {text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>{children}</Box>
    </Alert>
  )
}
