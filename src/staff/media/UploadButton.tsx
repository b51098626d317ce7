import Upload from '@mui/icons-material/Upload'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

interface UploadButtonProps extends Omit<ButtonProps, 'onClick'> {
  onFiles(files: File[]): void
  /** As the HTML attribute `accept`. */
  accept?: string
  multiple?: boolean
}

/** Opens the file chooser of the device. */
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
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
    </>
  )
}
