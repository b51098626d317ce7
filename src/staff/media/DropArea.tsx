import Box from '@mui/material/Box'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useStaffTexts } from '../texts.tsx'

/** Accepts dropped files anywhere on it and highlights itself. */
export function DropArea({
  onFiles,
  children,
}: {
  onFiles(files: File[]): void
  children: ReactNode
}) {
  const t = useStaffTexts()
  const [isOver, setOver] = useState(false)
  /** Entering a child fires before leaving its parent, so count both. */
  const depth = useRef(0)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <Box
      sx={{ position: 'relative', minBlockSize: '100%' }}
      onDragEnter={event => {
        if (!holdsFiles(event)) return
        depth.current++
        setOver(true)
      }}
      onDragLeave={event => {
        if (!holdsFiles(event)) return
        depth.current--
        if (depth.current === 0) setOver(false)
      }}
      onDragOver={event => {
        if (holdsFiles(event)) event.preventDefault()
      }}
      onDrop={event => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            zIndex: 2,
            display: 'grid',
            placeItems: 'center',
            border: '2px dashed',
            borderColor: 'primary.main',
            borderRadius: 1,
            backgroundColor: 'background.paper',
            opacity: 0.94,
            fontSize: '1.25rem',
            pointerEvents: 'none',
          }}
        >
          {t('media.drop')}
        </Box>
      )}
    </Box>
  )
}
