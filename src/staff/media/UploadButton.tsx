import Upload from '@mui/icons-material/Upload'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface UploadButtonProps extends Omit<ButtonProps, 'onClick'> {
  onFiles(files: File[]): void
  /** As in HTML's `accept`. */
  accept?: string
  multiple?: boolean
}

/** Opens the device's own choice of files. */
export function UploadButton({
  onFiles,
  accept,
  multiple = true,
  children,
  ...rest
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button startIcon={<Upload />} {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        {...(accept ? { accept } : {})}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // The same file chosen again is a change again.
          event.target.value = ''
        }}
      />
    </>
  )
}
