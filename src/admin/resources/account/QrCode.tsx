import qrcode from 'qrcode-generator'

const QUIET = 4

/** Renders a QR code locally, because the text is secret. Dark on light in both schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const cells: string[] = []
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) cells.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    }
  }
  const size = count + QUIET * 2
  return (
    <svg role="img" aria-label={label} width="220" height="220" viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.join('')} fill="#000" />
    </svg>
  )
}
